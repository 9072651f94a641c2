import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';

/** Lines up to the next three hyphens; three dots would end them, too. */
const frontMatter = String.raw`---\n(?:(?!---|\.{3}).*\n)+---\n`;
/** What a line begins with: an item's hyphen, then words, a link or bold; no number of a list, no code. */
const start = String.raw`(?:- )?(?!import\b|export\b|\d+[.)])(?:[\p{L}\p{N}"'“‘([]|\*\*)`;
/** What follows: words, bold, links and facts, and no space at the end. */
const rest = String.raw`(?:[\p{L}\p{M}\p{N} .,;:!?'"()/%+–—…’‘“”@*[\]-]|\{[A-Za-z_]+\})*(?<! )`;
const plainFile = new RegExp(`^${frontMatter}(?:(?:${start}${rest})?\\n)*$`, 'u');

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
