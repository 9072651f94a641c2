import type { Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import type { Facts } from './facts.ts';
import { explainMark, marks, type Place } from './marks.ts';
import type { Words } from './words.ts';

/** A part of a file in which marks are looked for. */
interface Region {
  kinds: readonly Place[];
  start: number;
  /** As it is written; what somebody wrote with a backslash is blank. */
  written: string;
}

/**
 * What visitors would see of a body and should not: marks that Markdown does not take for what they look
 * like, notes to oneself, letters of another encoding. A backslash before a sign shows the sign.
 * @param tree the body before the facts are inserted
 * @param text the whole file
 */
export function marksInBody(tree: Root, text: string, facts: Facts = {}): FileDiagnostic[] {
  return bodyRegions(tree, text).flatMap((region) => marksIn(region, text, facts));
}

/**
 * The same of the fields and attributes of a file, which show words as they are typed.
 * @param text the whole file
 */
export function marksInFields(
  words: readonly Words[],
  text: string,
  facts: Facts = {},
): FileDiagnostic[] {
  return words
    .filter(({ kind, notation }) => kind === 'copy' && notation)
    .flatMap(({ start, source }) =>
      marksIn({ kinds: ['field'], start, written: source }, text, facts),
    );
}

/** Of marks that share a sign the first in the table is told. */
function marksIn({ kinds, start, written }: Region, text: string, facts: Facts): FileDiagnostic[] {
  const taken: { from: number; to: number }[] = [];
  return marks
    .filter((mark) => [mark.in].flat().some((place) => kinds.includes(place)))
    .flatMap((mark) =>
      [...written.matchAll(mark.seen)].flatMap((match) => {
        const [from, to] = [match.index, match.index + match[0].length];
        if (taken.some((other) => from < other.to && other.from < to)) return [];
        const explanation = explainMark(mark, match, facts);
        if (!explanation) return [];
        taken.push({ from, to });
        return [{ ...positionAt(text, start + from), ...explanation }];
      }),
    );
}

function bodyRegions(tree: Root, text: string): Region[] {
  const regions: Region[] = [];
  visitParents(tree, (node, parents) => {
    const start = node.position?.start.offset ?? 0;
    const source = text.slice(start, node.position?.end.offset);
    const written = source.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');
    if (node.type === 'inlineCode') regions.push({ kinds: ['code'], start, written: source });
    if (node.type === 'paragraph') regions.push({ kinds: ['paragraph'], start, written });
    if (node.type !== 'text') return;
    const kinds: Place[] = parents.some(isLink) ? ['words'] : ['words', 'words outside of links'];
    regions.push({ kinds, start, written });
  });
  return regions;
}

function isLink({ type }: Nodes): boolean {
  return type === 'link' || type === 'linkReference';
}
