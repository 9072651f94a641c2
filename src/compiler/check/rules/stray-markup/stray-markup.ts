import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { positionAt } from '../../../diagnostics/position.ts';
import { isHeading } from '../../../read/parse/nodes.ts';
import type { ContentFile } from '../../../read/resolve/content-file.ts';
import type { Facts } from '../../../read/facts/facts.ts';
import type { Rule } from '../rule.ts';
import type { Finding } from '../../../diagnostics/diagnostic.ts';
import { attachedEmphasis } from './attached-emphasis.ts';
import { characters } from './characters.ts';
import { emphasis } from './emphasis.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { linkMarkup } from './link-markup.ts';
import { lists } from './lists.ts';
import { explainMarkup, markupRules, type Region } from './markup.ts';

/** A text to search, with its offset in the file. */
interface SearchText {
  regions: readonly Region[];
  start: number;
  /** The raw text, with spaces instead of escaped characters such as \*. */
  raw: string;
}

interface FoundRange {
  from: number;
  to: number;
}

/** The maximum number of characters after a match that belong to the same word, which keeps the search fast. */
const maxRest = 200;

/** Matches a punctuation character of ASCII that a backslash escapes. */
const escaped = /\\[!-/:-@[-`{-~]/g;

/** The markup to search, in order of priority. */
const allMarkup = [
  ...hiddenCharacters,
  ...attachedEmphasis,
  ...lists,
  ...linkMarkup,
  ...emphasis,
  ...characters,
];

/** Reports markup that visitors would see. Of overlapping findings, reports only the first. */
export const strayMarkup: Rule = {
  ids: markupRules,
  scope: 'file',
  check(file, facts = {}) {
    const fixedRanges: FoundRange[] = [];
    return [...textsOfBody(file), ...textsOfFields(file)].flatMap((searchText) =>
      findMarkup(searchText, file.textFile.text, facts, fixedRanges),
    );
  },
};

/** @param fixedRanges the ranges that fixes of earlier texts change, to which this adds its own */
function findMarkup(
  { regions, start, raw }: SearchText,
  text: string,
  facts: Facts,
  fixedRanges: FoundRange[],
): Finding[] {
  const findings: Finding[] = [];
  const foundRanges = [...fixedRanges];
  for (const markup of allMarkup) {
    const { rule = 'stray-markup', pattern, in: markupRegions = ['text'] } = markup;
    if (!markupRegions.some((region) => regions.includes(region))) continue;
    for (const match of raw.matchAll(pattern)) {
      const from = start + match.index;
      const to = from + match[0].length;
      if (foundRanges.some((earlier) => from < earlier.to && earlier.from < to)) continue;
      const [rest = ''] = /^\S*/.exec(text.slice(to, to + maxRest)) ?? [];
      const explanation = explainMarkup(markup, match, facts, rest);
      if (!explanation) continue;
      foundRanges.push({ from, to });
      if (explanation.fix) fixedRanges.push({ from, to });
      findings.push({ ...positionAt(text, from), ...explanation, rule });
    }
  }
  return findings;
}

function textsOfFields({ segments }: ContentFile): SearchText[] {
  // Only fields and attributes have a notation.
  return segments
    .filter(({ kind, notation }) => kind === 'text' && notation)
    .map(({ start, raw }) => ({ regions: ['field'], start, raw }));
}

function textsOfBody({ body, textFile: { text } }: ContentFile): SearchText[] {
  const texts: SearchText[] = [];
  if (!body) return texts;
  visitParents(body.tree, (node, parents) => {
    const start = node.position?.start.offset ?? 0;
    const original = text.slice(start, node.position?.end.offset);
    if (node.type === 'inlineCode') texts.push({ regions: ['code'], start, raw: original });
    const raw = original.replaceAll(escaped, '  ');
    if (node.type === 'paragraph' && !isHeading(node))
      texts.push({ regions: ['paragraph'], start, raw });
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      texts.push({ regions: ['phrase'], start, raw: withoutMarkdown(node, text) });
    // The text of an inserted fact is not in this file.
    if (node.type !== 'text' || node.data?.fact !== undefined) return;
    const regions: Region[] = parents.some(isLink) ? ['text'] : ['text', 'text outside links'];
    texts.push({ regions, start, raw });
  });
  return texts;
}

/** Returns the raw text of a node, with \0 instead of asterisks and underscores that Markdown recognizes. */
function withoutMarkdown(node: Nodes, text: string): string {
  let raw = '';
  let end = node.position?.start.offset ?? 0;
  const addMarkdown = (nextStart = end) =>
    (raw += text.slice(end, nextStart).replaceAll(/[*_]/g, '\0'));
  visit(node, 'text', ({ position }) => {
    addMarkdown(position?.start.offset);
    raw += text.slice(position?.start.offset, position?.end.offset).replaceAll(escaped, '\0\0');
    end = position?.end.offset ?? end;
  });
  addMarkdown(node.position?.end.offset);
  return raw;
}

function isLink({ type }: Nodes): boolean {
  return type === 'link' || type === 'linkReference';
}
