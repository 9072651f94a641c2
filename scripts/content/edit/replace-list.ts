import { diffArrays } from 'diff';
import { stringify } from 'yaml';
import { offsetOf } from '../diagnostics/position.ts';
import { bodyStart } from '../parse/fences.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { Segment } from '../text/segments.ts';
import { spellings } from './spellings.ts';

/** The fields of an entry by name, in the order of the file. */
export type Entry = Readonly<Record<string, string>>;

/** A list of the front matter with its old and new entries. */
interface ReplacedList {
  name: string;
  before: readonly Entry[];
  after: readonly Entry[];
  /** A new list is inserted after this field. */
  previousField: string;
}

interface FieldLines {
  name: string;
  lines: string;
  /** Returns the lines with a new value. */
  withValue: (value: string) => string;
}

/**
 * Returns the text of a file with the new entries of a list. Only the lines of changed fields are
 * different; comments, order, quotes and spacing stay.
 */
export function replaceList(file: ContentFile, list: ReplacedList): string {
  const { text } = file.source;
  const segments = file.segments.filter(({ path }) => path?.[0] === list.name && path.length === 3);
  const range = listRange(file, list, segments);
  const header = text.slice(range.start, text.indexOf('\n', range.start) + 1);
  const entries = entriesOf(text, range.start + header.length, segments);
  const prefixes = entries.map((fields) => hyphenPrefix.exec(fields[0]?.lines ?? '')?.[0]);
  const isBlockList = segments.length > 0 && !prefixes.includes(undefined);
  const prefix = prefixes[0] ?? '  - ';
  const compose = (entry: Entry) => composeEntry(entry, prefix);
  const body =
    list.after.length === 0
      ? `${list.name}: []\n`
      : isBlockList
        ? header + mergeEntries(list, entries, compose)
        : `${list.name}:\n${list.after.map(compose).join('')}`;
  return text.slice(0, range.start) + range.gap + body + text.slice(range.end);
}

const hyphenPrefix = /^[ \t]*-[ \t]+(?=\S)/m;

/** Finds the lines of a list, or the position to insert it. */
function listRange(
  { source: { text }, segments, frontMatter }: ContentFile,
  { name, previousField }: ReplacedList,
  listSegments: readonly Segment[],
): { start: number; end: number; gap: string } {
  if (frontMatter.data?.[name] !== undefined) {
    const start = offsetOf(text, { ...frontMatter.positionOfKey([name]), column: 1 });
    return { start, end: lineEnd(text, listSegments.at(-1) ?? { start, end: start }), gap: '' };
  }
  const last = segments.findLast(({ path }) => path?.[0] === previousField);
  const start = last ? lineEnd(text, last) : text.lastIndexOf('\n---', bodyStart(text)) + 1;
  const hasBlankLines = text.slice(0, start).includes('\n\n');
  return { start, end: start, gap: hasBlankLines ? '\n' : '' };
}

/** Returns the offset after the last line of a value. */
function lineEnd(text: string, { start, end }: Pick<Segment, 'start' | 'end'>): number {
  return text.indexOf('\n', start + text.slice(start, end).trimEnd().length) + 1;
}

/** Splits the lines of a list into the fields of each entry. */
function entriesOf(text: string, start: number, segments: readonly Segment[]): FieldLines[][] {
  const entries: FieldLines[][] = [];
  let from = start;
  for (const segment of segments) {
    const { path: [, index, name] = [], notation, start: valueStart, end: valueEnd } = segment;
    const [first, last] = [from, lineEnd(text, segment)];
    const withValue = (value: string) => {
      const [spelled = value] = notation ? spellings(notation, value, segments) : [];
      return text.slice(first, valueStart) + spelled + text.slice(valueEnd, last);
    };
    const lines = text.slice(first, last);
    (entries[Number(index)] ??= []).push({ name: String(name), lines, withValue });
    from = last;
  }
  return entries;
}

/** Writes the new entries. Unchanged entries keep their lines. Added entries replace removed ones. */
function mergeEntries(
  { before, after }: ReplacedList,
  entries: readonly FieldLines[][],
  compose: (entry: Entry) => string,
): string {
  const serialize = (list: readonly Entry[]) => list.map((entry) => JSON.stringify(entry));
  const merged: string[] = [];
  const [removed, added]: [number[], Entry[]] = [[], []];
  let [oldIndex, newIndex] = [0, 0];
  const flush = () => {
    for (const [position, entry] of added.entries()) {
      const replaced = removed[position];
      const lines = replaced === undefined ? undefined : entries[replaced];
      merged.push(lines ? changeEntry(lines, before[replaced ?? 0] ?? {}, entry) : compose(entry));
    }
    removed.length = added.length = 0;
  };
  for (const { added: isAdded, removed: isRemoved, value } of diffArrays(
    serialize(before),
    serialize(after),
  )) {
    for (const _ of value) {
      if (isAdded) added.push(after[newIndex] ?? {});
      else if (isRemoved) removed.push(oldIndex);
      else {
        flush();
        merged.push((entries[oldIndex] ?? []).map(({ lines }) => lines).join(''));
      }
      if (!isAdded) oldIndex += 1;
      if (!isRemoved) newIndex += 1;
    }
  }
  flush();
  return merged.join('');
}

function changeEntry(fields: readonly FieldLines[], before: Entry, after: Entry): string {
  const [first] = fields;
  const prefix = hyphenPrefix.exec(first?.lines ?? '')?.[0] ?? '';
  // Comments above the hyphen are about the whole entry.
  const comments = first?.lines.slice(0, first.lines.search(hyphenPrefix)) ?? '';
  const indent = ' '.repeat(prefix.length);
  const names = Object.keys(after);
  const remaining = fields
    .filter(({ name }) => names.includes(name))
    .map((field) => {
      const value = after[field.name] ?? '';
      const lines = before[field.name] === value ? field.lines : field.withValue(value);
      return { name: field.name, lines: field === first ? lines.slice(comments.length) : lines };
    });
  for (const [index, name] of names.entries()) {
    if (remaining.some((field) => field.name === name)) continue;
    const earlier = new Set(names.slice(0, index));
    const previous = remaining.findLastIndex((field) => earlier.has(field.name));
    const lines = `${indent}${name}: ${scalar(after[name] ?? '')}\n`;
    remaining.splice(previous + 1, 0, { name, lines });
  }
  const lines = remaining.map((field) => field.lines);
  if (remaining[0]?.name === first?.name) return comments + lines.join('');
  // Move the hyphen to the new first field.
  const text = lines.map((line) => line.replace(hyphenPrefix, indent)).join('');
  return comments + text.replace(new RegExp(`^${indent}(?=[^\\s#])`, 'm'), prefix);
}

function composeEntry(entry: Entry, prefix: string): string {
  const indent = ' '.repeat(prefix.length);
  const lines = Object.entries(entry).map(([name, value]) => `${name}: ${scalar(value)}\n`);
  return prefix + lines.join(indent);
}

/** Formats text as one line of YAML, in quotes if it needs them. */
export function scalar(text: string): string {
  return stringify(text, { schema: 'failsafe', lineWidth: 0 }).trimEnd();
}
