import { createProcessor, runSync } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Words } from '../../src/content/words.ts';
import { tags } from '../../src/tags/schemas.ts';
import type { Facts } from '../content/facts.ts';
import { noteAsked, type Text } from '../content/memory.ts';
import { remarkContent } from '../content/remark.ts';

/** A body as data, and the facts that stand in it. */
export interface CompiledBody {
  /** A list of `Words` as JSON. */
  words: string;
  facts: Facts;
}

const processor = createProcessor({
  outputFormat: 'function-body',
  remarkPlugins: [[remarkContent, { facts: ({ data }: VFile) => data.facts as Facts }]],
}).freeze();

/** Each tag stands for itself. */
const components = Object.fromEntries(Object.keys(tags).map((name) => [name, name]));

/** What a compiled body calls for each element: it writes the element down. */
const writing = {
  Fragment: '',
  jsx: (name: string, { children, ...properties }: Properties) =>
    written(name, properties, children === undefined ? [] : [children]),
  jsxs: (name: string, { children, ...properties }: Properties) =>
    written(name, properties, children as Words[]),
};

type Properties = Record<string, unknown> & { children?: unknown };

/**
 * Compiles the words of a file, which says the same as what `bodies` makes for the dev server.
 * @param tree the file as it was parsed, which is used up
 */
export function compileBody({ path, text }: Text, tree: Root, facts: Facts): CompiledBody {
  const noted = noteAsked(facts);
  const file = new VFile({ path, value: text, data: { facts: noted.facts } });
  // The types of @mdx-js/mdx do not tell that what goes in is Markdown.
  const code = processor.stringify(processor.runSync(tree as never, file), file);
  const { default: body } = runSync(code, writing as never);
  const all = body({ components: components as never }) as unknown as Words;
  const words = all[0] === writing.Fragment ? all.slice(1) : [all];
  return { words: JSON.stringify(words), facts: noted.asked };
}

function written(name: string, properties: object, inside: readonly unknown[]): unknown[] {
  const hasProperties = Object.keys(properties).length > 0;
  return [name, ...(hasProperties ? [properties] : []), ...inside];
}
