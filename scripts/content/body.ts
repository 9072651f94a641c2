import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { syntaxFault, unreadableFault } from './body-faults.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './read.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).freeze();

/**
 * Parses the words below the front matter as MDX. The whole file is parsed, so that every place in
 * the tree is a place in the file.
 * @returns the tree, or the one problem that keeps the parser from making one
 */
export function parseBody({ path, text }: Pick<SourceFile, 'path' | 'text'>): {
  tree?: Root;
  problem?: Problem;
} {
  try {
    return { tree: parser.parse(text) };
  } catch (error) {
    const fault = error instanceof VFileMessage ? syntaxFault(error, text) : unreadableFault(text);
    return { problem: { path, ...fault } };
  }
}
