import type { Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { positionAt } from '../../diagnostics/position.ts';
import { isHeading } from '../../parse/nodes.ts';
import type { Facts } from '../../text/facts.ts';
import type { Words } from '../../text/words.ts';
import type { Finding, Rule } from '../rule.ts';
import { hiddenCharacter, lostLetters, note, unreadTable } from './characters.ts';
import { curlyBracket, emphasis, singleAsterisk, strayMark } from './emphasis.ts';
import { fieldCode, fieldMarkup } from './fields.ts';
import { bareUrl, squareBrackets, unreadLink } from './links.ts';
import { hashtag, missingSpace, runTogether, strayLine } from './lists.ts';
import { explainMark, type Mark, type MarkupRule, type Place } from './markup.ts';

/** A part of a file in which marks are looked for. */
interface Region {
  kinds: readonly Place[];
  start: number;
  /** As it is written; what somebody wrote with a backslash is blank. */
  written: string;
}

/** All rules about markup; of two findings that share a character the first is reported. */
const markupRules: readonly MarkupRule[] = [
  hashtag,
  missingSpace,
  runTogether,
  strayLine,
  unreadLink,
  squareBrackets,
  bareUrl,
  curlyBracket,
  emphasis,
  singleAsterisk,
  strayMark,
  hiddenCharacter,
  unreadTable,
  fieldMarkup,
  fieldCode,
  lostLetters,
  note,
];

/**
 * Markup that Markdown does not read as what it looks like, notes to oneself, and letters of another
 * encoding, which visitors would see. A backslash before a character shows the character.
 */
export const strayMarkup: Rule = {
  ...hashtag,
  others: markupRules.slice(1),
  scope: 'file',
  check: ({ body, words, source: { text } }, facts = {}) =>
    [...(body ? bodyRegions(body.tree, text) : []), ...fieldRegions(words)].flatMap((region) =>
      findMarkup(region, text, facts),
    ),
};

function findMarkup({ kinds, start, written }: Region, text: string, facts: Facts): Finding[] {
  const taken: { from: number; to: number }[] = [];
  const inRegion = (mark: Mark) => [mark.in].flat().some((place) => kinds.includes(place));
  const marks = markupRules.flatMap(({ id, marks: all }) =>
    all.filter(inRegion).map((mark) => ({ id, mark })),
  );
  return marks.flatMap(({ id, mark }) =>
    [...written.matchAll(mark.seen)].flatMap((match) => {
      const [from, to] = [match.index, match.index + match[0].length];
      if (taken.some((earlier) => from < earlier.to && earlier.from < to)) return [];
      const explanation = explainMark(mark, match, facts);
      if (!explanation) return [];
      taken.push({ from, to });
      return [{ ...positionAt(text, start + from), ...explanation, rule: id }];
    }),
  );
}

/** The fields and attributes that show text as it is typed. */
function fieldRegions(words: readonly Words[]): Region[] {
  return words
    .filter(({ kind, notation }) => kind === 'copy' && notation)
    .map(({ start, source }) => ({ kinds: ['field'], start, written: source }));
}

function bodyRegions(tree: Root, text: string): Region[] {
  const regions: Region[] = [];
  visitParents(tree, (node, parents) => {
    const start = node.position?.start.offset ?? 0;
    const source = text.slice(start, node.position?.end.offset);
    const written = source.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');
    if (node.type === 'inlineCode') regions.push({ kinds: ['code'], start, written: source });
    if (node.type === 'paragraph' && !isHeading(node))
      regions.push({ kinds: ['paragraph'], start, written });
    if (node.type !== 'text' || node.data?.fact !== undefined) return;
    const kinds: Place[] = parents.some(isLink) ? ['words'] : ['words', 'words outside of links'];
    regions.push({ kinds, start, written });
  });
  return regions;
}

function isLink({ type }: Nodes): boolean {
  return type === 'link' || type === 'linkReference';
}
