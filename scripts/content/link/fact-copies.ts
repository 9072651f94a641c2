import { emailShape, phoneShape, type Shape } from './fact-shapes.ts';
import { factWords, type FactWords } from './fact-words.ts';
import { holdsFacts, type FactSheet, type Facts } from '../facts.ts';
import { hoursShape } from './hours-shape.ts';
import { matchesIn } from './matches-in.ts';
import { positionAt } from '../diagnostics/position.ts';
import { plainText } from './plain-text.ts';
import type { Fix, Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-content.ts';

/** A fact written out where its name should stand. */
export interface FactCopy extends Diagnostic {
  /** The words as they stand in the file. */
  words: string;
}

/** What words are a copy of, and what to write instead; `noun` when they say something else. */
interface Reading {
  fact: string;
  fix: string;
  noun?: string;
}

/** One kind of copies: how to find them, and what they are; undefined when they are none. */
interface Watch {
  pattern: RegExp;
  read: (found: string) => Reading | undefined;
}

/**
 * Looks for facts that stand a second time, anywhere in a file: in its values, words, links and tags.
 * @returns what to call for each file; it gives out the copies in no special order
 */
export function createCopyFinder(sheet: FactSheet): (source: SourceFile) => FactCopy[] {
  const shapes = [phoneShape, emailShape, hoursShape(sheet)];
  const watches = [
    ...factWords(sheet).map(watchWords),
    ...shapes.map((shape) => watchShape(shape, sheet.facts)),
  ];
  return (source) => {
    if (holdsFacts(source)) return [];
    const { path, text } = source;
    return findCopies(plainText(text), watches).map(({ reading, start, end }) => {
      const words = text.slice(start, end);
      const related = { path: sheet.path, ...sheet.positionOf(reading.fact) };
      const message = sentence(words, reading);
      const fix = fixOf(words, reading, text.slice(0, start));
      return { path, ...positionAt(text, start), message, fix, related, words };
    });
  };
}

function watchWords({ pattern, ...reading }: FactWords): Watch {
  return { pattern, read: () => reading };
}

function watchShape({ pattern, is, key, fact, noun }: Shape, facts: Facts): Watch {
  const holds = (value: string, wanted: string) =>
    (plainText(value).match(pattern) ?? []).some((words) => key(words) === wanted);
  return {
    pattern,
    read: (found) => {
      if (is && !is(found)) return undefined;
      const names = [fact, ...Object.keys(facts)];
      const same = names.find((name) => holds(facts[name] ?? '', key(found)));
      const fix = contactOf(found) ?? `{${same ?? fact}}`;
      return same === undefined ? { fact, fix, noun } : { fact: same, fix };
    },
  };
}

/** The word that stands for a link of the shop's own. */
function contactOf(link: string): string | undefined {
  if (/^https:/i.test(link)) return 'whatsapp';
  if (/^tel:/i.test(link)) return 'call';
  return /^mailto:/i.test(link) ? 'email' : undefined;
}

/** The copies in a text; where two kinds find the same words, the first kind has them. */
function findCopies(plain: string, watches: readonly Watch[]) {
  const found: { reading: Reading; start: number; end: number }[] = [];
  for (const { pattern, read } of watches) {
    for (const { 0: words, index: start } of matchesIn(plain, pattern)) {
      const end = start + words.length;
      const reading = read(words);
      const isFree = found.every((other) => end <= other.start || other.end <= start);
      if (reading && isFree) found.push({ reading, start, end });
    }
  }
  return found;
}

/** A value that begins with a fact needs quotes around all of it, so there no line is offered. */
function fixOf(words: string, { fix, noun }: Reading, before: string): Fix | undefined {
  const isOffered = noun === undefined && !(fix.startsWith('{') && /:[ \t]*$/.test(before));
  return isOffered ? { find: words, replace: fix } : undefined;
}

function sentence(words: string, { fix, noun }: Reading): string {
  const quoted = `"${words.replaceAll(/\s+/g, ' ')}"`;
  if (noun === undefined) {
    return `write ${fix} instead of ${quoted}: facts are written once, in content/site/business.mdx`;
  }
  const further = fix.startsWith('{')
    ? ', or give this one a name under "facts:" in content/site/business.mdx'
    : '';
  return `${quoted} is not ${noun}; write ${fix} instead${further}`;
}
