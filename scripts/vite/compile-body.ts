import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Facts } from '../content/facts.ts';
import { noteAsked, type Text } from '../content/memory.ts';
import { remarkContent } from '../content/remark.ts';
import { writtenWords } from './written-words.ts';

/** A body as data, and the facts that stand in it. */
export interface CompiledBody {
  /** A list of `Words` as JSON. */
  words: string;
  facts: Facts;
}

const processor = createProcessor({
  jsx: true,
  remarkPlugins: [[remarkContent, { facts: ({ data }: VFile) => data.facts as Facts }]],
}).freeze();

/**
 * Compiles the words of a file, which says the same as what `bodies` makes for the dev server.
 * @param tree the file as it was parsed, which is used up
 */
export function compileBody({ path, text }: Text, tree: Root, facts: Facts): CompiledBody {
  const noted = noteAsked(facts);
  const file = new VFile({ path, value: text, data: { facts: noted.facts } });
  // The types of @mdx-js/mdx do not tell that what goes in is Markdown.
  const program = processor.runSync(tree as never, file);
  return { words: JSON.stringify(writtenWords(program)), facts: noted.asked };
}
