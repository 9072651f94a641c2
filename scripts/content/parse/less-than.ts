import type { Options } from 'mdast-util-from-markdown';

type Extension = NonNullable<Options['extensions']>[number];
type Constructs = NonNullable<Extension['text']>;
type Construct = Extract<Constructs[string], { tokenize: unknown }>;

/** Makes the MDX parser read `<` (code 60) as text if no tag can begin there, as in `<24 hours`. */
export function readLessThanAsText({ flow = {}, text = {}, ...rest }: Extension): Extension {
  return {
    ...rest,
    flow: { ...flow, 60: ifTagCanBegin(flow) },
    text: { ...text, 60: ifTagCanBegin(text) },
  };
}

function ifTagCanBegin({ 60: tags = [] }: Constructs): Construct[] {
  return [tags].flat().map((tag) => ({
    ...tag,
    tokenize(effects, ok, nok) {
      return effects.check(tagStart, tag.tokenize.call(this, effects, ok, nok), nok);
    },
  }));
}

const tagStart: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (lessThan) => {
    effects.enter('data');
    effects.consume(lessThan);
    effects.exit('data');
    return (code) =>
      code !== null && /[\p{L}/>!?]/u.test(String.fromCharCode(code)) ? ok(code) : nok(code);
  },
};
