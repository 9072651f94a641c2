import type { Facts } from '../../../../scripts/content/facts.ts';
import type { Words } from '../../../../src/model/content.ts';
import { tags } from '../../../../src/tags/schemas.ts';
import { compileBody, facts } from './compile-body.ts';

type Properties = Record<string, unknown> & { children?: Words | Words[] };
interface Module {
  default: (props: object) => Words | Fragment;
}

/** What stands beside each other without an element around it. */
class Fragment {
  readonly words: Words[];
  constructor(words: Words[]) {
    this.words = words;
  }
}

/** A runtime that notes which elements it is asked for. */
function jsx(type: string | typeof Fragment, { children, ...properties }: Properties) {
  return noted(type, properties, children === undefined ? [] : [children as Words]);
}

function jsxs(type: string | typeof Fragment, { children, ...properties }: Properties) {
  return noted(type, properties, children as Words[]);
}

function noted(type: string | typeof Fragment, properties: object, inside: Words[]) {
  if (typeof type !== 'string') return new Fragment(inside);
  return Object.keys(properties).length > 0 ? [type, properties, ...inside] : [type, ...inside];
}

const components = Object.fromEntries(Object.keys(tags).map((name) => [name, name]));

/** The words that the program which MDX makes of a file for the dev server comes to when it is run. */
export async function wordsForDev(text: string, known: Facts = facts): Promise<Words[]> {
  const run = new Function(await compileBody(text, { known })) as (runtime: object) => Module;
  const made = run({ Fragment, jsx, jsxs }).default({ components });
  return made instanceof Fragment ? made.words : [made];
}
