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
interface ChangedList {
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
export function replaceList(file: ContentFile, list: ChangedList): string {
  const { text } = file.source;
  const segments = file.segments.filter(({ path }) => path?.[0] === list.name && path.length === 3);
  const range = listRange(file, list, segments);
  const header = text.slice(range.start, text.indexOf('\n', range.start) + 1);
  const entries = entriesOf(text, range.start + header.length, segments);
  const prefixes = entries.map((fields) => hyphenPrefix.exec(fields[0]?.lines ?? '')?.[0]);
  const isBlockList = segments.length > 0 && !prefixes.includes(undefined);
  const prefix = prefixes[0] ?? '  - ';
  const newLines =
    list.after.length === 0
      ? `${list.name}: []\n`
      : isBlockList
        ? header + mergeEntries(list, entries, prefix)
        : `${list.name}:\n${list.after.map((entry) => formatEntry(entry, prefix)).join('')}`;
  return text.slice(0, range.start) + range.gap + newLines + text.slice(range.end);
}

/** Matches the beginning of an entry: its indentation, the hyphen and the spaces after it. */
const hyphenPrefix = /^[ \t]*-[ \t]+(?=\S)/m;

/** Returns the range of a list, or the position to insert it. */
function listRange(
  { source: { text }, segments, frontMatter }: ContentFile,
  { name, previousField }: ChangedList,
  listSegments: readonly Segment[],
): { start: number; end: number; gap: string } {
  if (frontMatter.data?.[name] !== undefined) {
    const start = offsetOf(text, { ...frontMatter.positionOfKey([name]), column: 1 });
    return { start, end: lineEnd(text, listSegments.at(-1) ?? { start, end: start }), gap: '' };
  }
  const previous = segments.findLast(({ path }) => path?.[0] === previousField);
  const start = previous ? lineEnd(text, previous) : text.lastIndexOf('\n---', bodyStart(text)) + 1;
  const hasBlankLines = text.slice(0, start).includes('\n\n');
  return { start, end: start, gap: hasBlankLines ? '\n' : '' };
}

/** Returns the offset after the last line of a value. */
function lineEnd(text: string, { start, end }: Pick<Segment, 'start' | 'end'>): number {
  return text.indexOf('\n', start + text.slice(start, end).trimEnd().length) + 1;
}

/** Splits the lines of a list into the fields of each entry. @param start the offset of the first entry */
function entriesOf(text: string, start: number, segments: readonly Segment[]): FieldLines[][] {
  const entries: FieldLines[][] = [];
  let fieldStart = start;
  for (const segment of segments) {
    const { path: [, index, name] = [], notation, start: valueStart, end: valueEnd } = segment;
    const fieldEnd = lineEnd(text, segment);
    const before = text.slice(fieldStart, valueStart);
    const after = text.slice(valueEnd, fieldEnd);
    const withValue = (value: string) => {
      const [formatted = value] = notation ? spellings(notation, value, segments) : [];
      return before + formatted + after;
    };
    const lines = text.slice(fieldStart, fieldEnd);
    (entries[Number(index)] ??= []).push({ name: String(name), lines, withValue });
    fieldStart = fieldEnd;
  }
  return entries;
}

function serialize(entry: Entry): string {
  return JSON.stringify(entry);
}

/** Returns the lines of all new entries. Unchanged entries keep theirs. Added entries replace removed ones. */
function mergeEntries(
  { before, after }: ChangedList,
  entries: readonly FieldLines[][],
  prefix: string,
): string {
  const oldEntries = before.map((values, index) => ({ values, fields: entries[index] ?? [] }));
  const newEntries = [...after];
  let removedEntries: typeof oldEntries = [];
  let merged = '';
  for (const change of diffArrays(before.map(serialize), after.map(serialize))) {
    if (change.removed) {
      removedEntries = oldEntries.splice(0, change.count);
    } else if (change.added) {
      for (const entry of newEntries.splice(0, change.count)) {
        const removed = removedEntries.shift();
        merged += removed
          ? changeEntry(removed.fields, removed.values, entry)
          : formatEntry(entry, prefix);
      }
    } else {
      removedEntries = [];
      newEntries.splice(0, change.count);
      const unchanged = oldEntries.splice(0, change.count).flatMap(({ fields }) => fields);
      merged += unchanged.map(({ lines }) => lines).join('');
    }
  }
  return merged;
}

/** Returns the lines of an entry with new values. Unchanged fields keep their lines. */
function changeEntry(fields: readonly FieldLines[], before: Entry, after: Entry): string {
  const [first] = fields;
  const prefix = hyphenPrefix.exec(first?.lines ?? '')?.[0] ?? '';
  // Comments above the hyphen are about the whole entry.
  const comments = first?.lines.slice(0, first.lines.search(hyphenPrefix)) ?? '';
  const indent = ' '.repeat(prefix.length);
  const names = Object.keys(after);
  const newFields = fields
    .filter(({ name }) => names.includes(name))
    .map((field) => {
      const value = after[field.name] ?? '';
      const lines = before[field.name] === value ? field.lines : field.withValue(value);
      return { name: field.name, lines: field === first ? lines.slice(comments.length) : lines };
    });
  for (const [index, name] of names.entries()) {
    if (newFields.some((field) => field.name === name)) continue;
    const earlierNames = new Set(names.slice(0, index));
    const previous = newFields.findLastIndex((field) => earlierNames.has(field.name));
    const lines = `${indent}${name}: ${scalar(after[name] ?? '')}\n`;
    newFields.splice(previous + 1, 0, { name, lines });
  }
  const lines = newFields.map((field) => field.lines);
  if (newFields[0]?.name === first?.name) return comments + lines.join('');
  // Move the hyphen to the new first field.
  const withoutHyphen = lines.map((line) => line.replace(hyphenPrefix, indent)).join('');
  return comments + withoutHyphen.replace(new RegExp(`^${indent}(?=[^\\s#])`, 'm'), prefix);
}

function formatEntry(entry: Entry, prefix: string): string {
  const indent = ' '.repeat(prefix.length);
  const lines = Object.entries(entry).map(([name, value]) => `${name}: ${scalar(value)}\n`);
  return prefix + lines.join(indent);
}

/** Formats text as one line of YAML, in quotes if it needs them. */
export function scalar(text: string): string {
  return stringify(text, { schema: 'failsafe', lineWidth: 0 }).trimEnd();
}
