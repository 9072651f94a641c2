import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Facts } from '../content/facts.ts';
import { noteAsked, type Text } from '../content/memory.ts';
import { remarkContent } from '../content/remark.ts';
import { bodyFunction } from './body-function.ts';

/** A body as a function in JavaScript, and the facts that stand in it. */
export interface CompiledBody {
  code: string;
  facts: Facts;
}

const processor = createProcessor({
  remarkPlugins: [[remarkContent, { facts: ({ data }: VFile) => data.facts as Facts }]],
  recmaPlugins: [bodyFunction],
}).freeze();

/**
 * Compiles the words of a file, as `bodies` does for the dev server.
 * @param tree the file as it was parsed, which is used up
 */
export function compileBody({ path, text }: Text, tree: Root, facts: Facts): CompiledBody {
  const noted = noteAsked(facts);
  const file = new VFile({ path, value: text, data: { facts: noted.facts } });
  // The types of @mdx-js/mdx do not tell that what goes in is Markdown.
  const code = processor.stringify(processor.runSync(tree as never, file), file);
  return { code: code.trim().replace(/;$/, ''), facts: noted.asked };
}
