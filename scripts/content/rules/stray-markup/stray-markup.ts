import type { Nodes } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { positionAt } from '../../diagnostics/position.ts';
import { isHeading } from '../../parse/nodes.ts';
import type { ContentFile } from '../../resolve/content-file.ts';
import type { Facts } from '../../text/facts.ts';
import type { Finding, Rule } from '../rule.ts';
import { characterRules, characters } from './characters.ts';
import { emphasis, emphasisRules } from './emphasis.ts';
import { linkRules, links } from './links.ts';
import { listRules, lists } from './lists.ts';
import { explainMarkup, type Region } from './markup.ts';

/** A text with its offset in the file. In `searchable`, spaces replace escaped characters. */
interface Part {
  regions: readonly Region[];
  start: number;
  searchable: string;
}

const allMarkup = [...lists, ...links, ...emphasis, ...characters];

/** Reports markup that visitors would see as text. If two findings overlap, reports only the first. */
export const strayMarkup: Rule = {
  ids: [...listRules, ...linkRules, ...emphasisRules, ...characterRules],
  scope: 'file',
  check: (file, facts = {}) =>
    [...partsOfBody(file), ...partsOfFields(file)].flatMap((part) =>
      findMarkup(part, file.source.text, facts),
    ),
};

function findMarkup({ regions, start, searchable }: Part, text: string, facts: Facts): Finding[] {
  const foundRanges: { from: number; to: number }[] = [];
  const inPart = allMarkup.filter(({ in: places = ['text'] }) =>
    places.some((place) => regions.includes(place)),
  );
  return inPart.flatMap((markup) =>
    [...searchable.matchAll(markup.find)].flatMap((match) => {
      const [from, to] = [match.index, match.index + match[0].length];
      if (foundRanges.some((earlier) => from < earlier.to && earlier.from < to)) return [];
      const explanation = explainMarkup(markup, match, facts);
      if (!explanation) return [];
      foundRanges.push({ from, to });
      return [{ ...positionAt(text, start + from), ...explanation, rule: markup.rule }];
    }),
  );
}

function partsOfFields({ segments }: ContentFile): Part[] {
  return segments
    .filter(({ kind, notation }) => kind === 'text' && notation)
    .map(({ start, source }) => ({ regions: ['field'], start, searchable: source }));
}

function partsOfBody({ body, source: { text } }: ContentFile): Part[] {
  const parts: Part[] = [];
  if (!body) return parts;
  visitParents(body.tree, (node, parents) => {
    const start = node.position?.start.offset ?? 0;
    const source = text.slice(start, node.position?.end.offset);
    const searchable = source.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ');
    if (node.type === 'inlineCode') parts.push({ regions: ['code'], start, searchable: source });
    if (node.type === 'paragraph' && !isHeading(node))
      parts.push({ regions: ['paragraph'], start, searchable });
    if (node.type !== 'text' || node.data?.fact !== undefined) return;
    const regions: Region[] = parents.some(isLink) ? ['text'] : ['text', 'text outside links'];
    parts.push({ regions, start, searchable });
  });
  return parts;
}

function isLink({ type }: Nodes): boolean {
  return type === 'link' || type === 'linkReference';
}
