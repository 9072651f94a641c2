import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';

/**
 * Front matter, and below it lines of words: paragraphs and lists with bold, links and facts in
 * them. No line is indented, ends with a space or begins with a bracket or with code.
 */
const plainFile =
  /^---\n(?:(?!---|\.{3}).*\n)+---\n(?:(?:(?:- )?(?!import\b|export\b|\d+[.)])(?:[\p{L}\p{N}"'“‘([]|\*\*)(?:[\p{L}\p{M}\p{N} .,;:!?'"()/%+–—…’‘“”@*[\]-]|\{[A-Za-z_]+\})*(?<! ))?\n)*$/u;

/**
 * Parses a file whose body is plain, as those of nearly all entries are, by satteri, which takes a
 * twentieth of the time of micromark. Of all else it makes now and then another tree, and of
 * mistakes it tells less.
 * @param text the whole file
 * @returns the tree that micromark would make; undefined where it has to
 */
export function plainTree(text: string): Root | undefined {
  if (!plainFile.test(text)) return undefined;
  try {
    return mdxToMdast(text, { features: { gfm: false } }) as Root;
  } catch {
    return undefined;
  }
}
