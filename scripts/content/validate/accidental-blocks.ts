import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Explanation, FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';

/**
 * Headings, rules and code that nobody meant: Markdown makes them of a line of signs.
 * @param tree the body, in which what was taken for a heading becomes a paragraph
 * @param text the whole file
 * @param isPage whether it may have headings at all
 */
export function accidentalBlocks(tree: Root, text: string, isPage: boolean): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, (node) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    const found = accident(node as RootContent, text.slice(start, end), isPage);
    if (!found) return;
    const { at, ...explanation } = found;
    diagnostics.push({ ...positionAt(text, start + at), ...explanation });
    if (node.type === 'heading') Object.assign(node, { type: 'paragraph' });
  });
  return diagnostics;
}

/** @returns what is wrong, and where in the source it stands */
function accident(
  { type }: RootContent,
  source: string,
  isPage: boolean,
): (Explanation & { at: number }) | undefined {
  switch (type) {
    case 'heading':
      if (!source.startsWith('#')) return underline(source, isPage);
      return isPage
        ? undefined
        : { at: 0, message: 'only pages have headings; write this line without # or remove it' };
    case 'thematicBreak':
      return /^(?:-{3,}|\*{3,})$/.test(source.trim())
        ? undefined
        : { at: 0, message: 'these signs make a line across the page; for one write ---' };
    case 'code':
      return /^ {0,3}(`{3,}|~{3,})[^]*\n[ >]*\1[`~]*\s*$/.test(source)
        ? undefined
        : { at: 0, message: 'these signs make code of all that follows; remove them' };
    default:
      return undefined;
  }
}

/** A line of hyphens or equals signs right below words. */
function underline(source: string, isPage: boolean): (Explanation & { at: number }) | undefined {
  const [, find = ''] = /\n[ \t>]*((?:-+|=+)[ \t]*)$/.exec(source) ?? [];
  const at = source.length - find.length;
  const instead = isPage ? ', and for a heading begin the line with ## and a space' : '';
  const what = 'this line makes a heading of the words above it';
  return find.startsWith('-')
    ? { at, message: `${what}; put a blank line before it`, fix: { find, replace: `\n${find}` } }
    : { at, message: `${what}; remove it${instead}` };
}
