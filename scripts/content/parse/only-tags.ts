import type { Options } from 'mdast-util-from-markdown';

type Extension = NonNullable<Options['extensions']>[number];
type Constructs = NonNullable<Extension['text']>;
type Construct = Extract<Constructs[string], { tokenize: unknown }>;

/** Reads a `<` as text if what follows cannot begin a tag, as in `<24 hours`. */
export function onlyTags({ flow = {}, text = {}, ...others }: Extension): Extension {
  return { ...others, flow: { ...flow, 60: guarded(flow) }, text: { ...text, 60: guarded(text) } };
}

function guarded({ 60: tags = [] }: Constructs): Construct[] {
  return [tags].flat().map((tag) => ({
    ...tag,
    tokenize(effects, ok, nok) {
      return effects.check(tagStart, tag.tokenize.call(this, effects, ok, nok), nok);
    },
  }));
}

const tagStart: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (sign) => {
    effects.enter('data');
    effects.consume(sign);
    effects.exit('data');
    return (code) =>
      code !== null && /[\p{L}/>!?]/u.test(String.fromCharCode(code)) ? ok(code) : nok(code);
  },
};
