import { visit } from 'unist-util-visit';
import { offsetOf } from '../diagnostics/position.ts';
import type { Position } from '../diagnostics/diagnostic.ts';
import type { Replacement } from '../diagnostics/fixes.ts';
import { parseLinkTarget } from '../../site/fields/link-target.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';

/**
 * Returns the replacement that takes out the link at a position. The text of a link in a sentence stays. A
 * button or a picture leads to the page of the missing part instead, or to the start page.
 * @returns undefined if no link is there
 */
export function removeLink(file: ContentFile, position: Position): Replacement | undefined {
  const { text } = file.textFile;
  const link = findLink(file, position);
  if (!link) return undefined;
  const { name, segment } = link;
  if (segment.kind === 'link') {
    const target = parseLinkTarget(name);
    const isPart = target?.kind === 'route' && target.anchor !== undefined;
    return retarget(link, isPart ? target.route : '/');
  }
  const offset = offsetOf(text, position);
  let replacement: Replacement | undefined;
  if (file.body)
    visit(file.body.tree, 'link', ({ position: range, children }) => {
      const [start = 0, end = 0] = [range?.start.offset, range?.end.offset];
      const [first, last] = [children[0], children.at(-1)];
      if (start > offset || offset > end) return;
      const words = text.slice(first?.position?.start.offset, last?.position?.end.offset);
      replacement = { start, end, replace: first ? words : '' };
    });
  return replacement;
}

/** Returns the replacement that gives the link at a position another target; undefined if there is none. */
export function changeLink(
  file: ContentFile,
  position: Position,
  change: (target: string) => string | undefined,
): Replacement | undefined {
  const link = findLink(file, position);
  const target = link && change(link.name);
  return link && target !== undefined ? retarget(link, target) : undefined;
}

function findLink({ segments, textFile }: ContentFile, { line, column }: Position) {
  for (const segment of segments) {
    const reference = segment.references.find(
      ({ kind, ...at }) => kind === 'link' && at.line === line && at.column === column,
    );
    if (reference) {
      const { name } = reference;
      const from = offsetOf(textFile.text, reference);
      return { segment, name, start: textFile.text.indexOf(name, from) };
    }
  }
  return undefined;
}

function retarget(
  { name, start }: { name: string; start: number },
  target: string,
): Replacement | undefined {
  return start < 0 ? undefined : { start, end: start + name.length, replace: target };
}
