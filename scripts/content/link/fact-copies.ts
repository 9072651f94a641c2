import { emailShape, phoneShape, type Shape } from './fact-shapes.ts';
import { factTexts } from './fact-texts.ts';
import { holdsFacts, type FactSource, type Facts } from '../facts.ts';
import { hoursShape } from './hours-shape.ts';
import { positionAt } from '../diagnostics/position.ts';
import { plainText } from './plain-text.ts';
import type { Fix, Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-content.ts';

/** A fact written out where its name should stand. */
export interface FactCopy extends Diagnostic {
  /** As it is written in the file. */
  copy: string;
}

/** What a text is a copy of, and what to write instead; `noun` when it says something else. */
interface Reading {
  fact: string;
  fix: string;
  noun?: string;
}

/** Finds one kind of copies; `read` gives undefined for what is none. */
interface CopyPattern {
  pattern: RegExp;
  read: (found: string) => Reading | undefined;
}

/**
 * Looks for facts that stand a second time, anywhere in a file: in its values, words, links and tags.
 * @returns what to call for each file; it returns the copies in no special order
 */
export function createCopyFinder(factSource: FactSource): (source: SourceFile) => FactCopy[] {
  const shapes = [phoneShape, emailShape, hoursShape(factSource)];
  const patterns = [
    ...factTexts(factSource).map(({ pattern, ...reading }) => ({ pattern, read: () => reading })),
    ...shapes.map((shape) => shapePattern(shape, factSource.facts)),
  ];
  return (source) => {
    if (holdsFacts(source)) return [];
    const { path, text } = source;
    return findCopies(plainText(text), patterns).map(({ reading: found, start, end }) => {
      const [before, copy] = [text.slice(0, start), text.slice(start, end)];
      const contact = found.fix.startsWith('{') && isLink.test(before) && contacts[found.fact];
      const reading = contact ? { ...found, fix: contact } : found;
      const related = { path: factSource.path, ...factSource.positionOf(reading.fact) };
      const message = sentence(copy, reading);
      const fix = fixOf(copy, reading, before);
      return { path, ...positionAt(text, start), message, fix, related, copy };
    });
  };
}

/** What stands before the address of a link. */
const isLink = /(?:\]\(|\bto=["']|^link: +)$/m;

/** The facts that links name by a word. */
const contacts: Readonly<Record<string, string>> = { phone: 'call', email: 'email' };

function shapePattern({ pattern, is, key, fact, noun }: Shape, facts: Facts): CopyPattern {
  const holds = (value: string, wanted: string) =>
    (plainText(value).match(pattern) ?? []).some((text) => key(text) === wanted);
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

/** The names of links of the shop's own, by what their addresses begin with. */
const contactsByScheme: Readonly<Record<string, string>> = {
  'https:': 'whatsapp',
  'viber:': 'viber',
  'tel:': 'call',
  'sms:': 'sms',
  'mailto:': 'email',
};

function contactOf(link: string): string | undefined {
  const [scheme = ''] = /^[a-z]+:/i.exec(link) ?? [];
  return contactsByScheme[scheme.toLowerCase()];
}

/** The copies in a text; where two patterns find the same text, the first has it. */
function findCopies(plain: string, patterns: readonly CopyPattern[]) {
  const found: { reading: Reading; start: number; end: number }[] = [];
  for (const { pattern, read } of patterns) {
    // In most texts there is none, and `matchAll` copies the pattern before it looks.
    if (plain.search(pattern) < 0) continue;
    for (const { 0: copy, index: start } of plain.matchAll(pattern)) {
      const end = start + copy.length;
      const reading = read(copy);
      const isFree = found.every((other) => end <= other.start || other.end <= start);
      if (reading && isFree) found.push({ reading, start, end });
    }
  }
  return found;
}

/** A value that begins with a fact needs quotes around all of it, so there no line is offered. */
function fixOf(copy: string, { fix, noun }: Reading, before: string): Fix | undefined {
  const isOffered = noun === undefined && !(fix.startsWith('{') && /:[ \t]*$/.test(before));
  return isOffered ? { find: copy, replace: fix } : undefined;
}

function sentence(copy: string, { fix, noun }: Reading): string {
  const quoted = `"${copy.replaceAll(/\s+/g, ' ')}"`;
  if (noun === undefined) {
    return `write ${fix} instead of ${quoted}: facts are written once, in content/site/business.mdx`;
  }
  const further = fix.startsWith('{')
    ? ', or give this one a name under "facts:" in content/site/business.mdx'
    : '';
  return `${quoted} is not ${noun}; write ${fix} instead${further}`;
}
