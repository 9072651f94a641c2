import { createProcessor } from '@mdx-js/mdx';
import type { Root as Elements } from 'hast';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Words } from '../../src/content/model.ts';
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
  rehypePlugins: [takeWords],
}).freeze();

/** Reads the words off the elements, and leaves none of them for MDX to make a program of. */
function takeWords() {
  return (elements: Elements, { data }: VFile): Elements => {
    data.words = writtenWords(elements);
    return { type: 'root', children: [] };
  };
}

/**
 * Compiles the words of a file, which says the same as what `bodies` makes for the dev server.
 * @param tree the file as it was parsed, which is used up
 */
export function compileBody({ path, text }: Text, tree: Root, facts: Facts): CompiledBody {
  const noted = noteAsked(facts);
  const file = new VFile({ path, value: text, data: { facts: noted.facts } });
  // The types of @mdx-js/mdx do not tell that what goes in is Markdown.
  processor.runSync(tree as never, file);
  return { words: JSON.stringify(file.data.words as Words[]), facts: noted.asked };
}
