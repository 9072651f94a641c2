import type { Options } from 'mdast-util-from-markdown';

type Extension = NonNullable<Options['extensions']>[number];
type Constructs = NonNullable<Extension['text']>;
type Construct = Extract<Constructs[string], { tokenize: unknown }>;

/** The character code of `<`. micromark finds the constructs of tags by this code. */
const lessThan = 60;

/** Makes the MDX parser read `<` as text if no tag can begin there, as in `<24 hours`. */
export function readLessThanAsText({ flow = {}, text = {}, ...rest }: Extension): Extension {
  return {
    ...rest,
    flow: { ...flow, [lessThan]: ifTagCanBegin(flow) },
    text: { ...text, [lessThan]: ifTagCanBegin(text) },
  };
}

function ifTagCanBegin({ [lessThan]: constructs = [] }: Constructs): Construct[] {
  return [constructs].flat().map((construct) => ({
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(tagStart, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  }));
}

/** Matches `<` and the first character of a tag. */
const tagStart: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (first) => {
    effects.enter('data');
    effects.consume(first);
    effects.exit('data');
    return (second) =>
      second !== null && /[\p{L}/>!?]/u.test(String.fromCharCode(second))
        ? ok(second)
        : nok(second);
  },
};
