import { diffArrays } from 'diff';
import { stringify } from 'yaml';
import { offsetOf } from '../diagnostics/position.ts';
import { bodyStart } from '../read/parse/fences.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import type { Segment } from '../read/resolve/segments.ts';
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

/** The lines of an entry. Its first field follows the head on the same line. */
interface EntryLines {
  /** The comments above the hyphen, the hyphen, and all text before the first field. */
  head: string;
  fields: FieldLines[];
}

interface FieldLines {
  name: string;
  value: string | undefined;
  /** The comments above the field, its name and its value. */
  lines: string;
  /** Returns the lines with a new value. */
  withValue: (value: string) => string;
}

/**
 * Returns the text of a file with the new entries of a list. Only the lines of changed fields are
 * different; comments, order, quotes and spacing stay.
 */
export function replaceList(file: ContentFile, list: ChangedList): string {
  const { text } = file.textFile;
  const segments = file.segments.filter(({ path }) => path?.[0] === list.name && path.length === 3);
  const range = listRange(file, list, segments);
  const header = text.slice(range.start, text.indexOf('\n', range.start) + 1);
  const entries = entriesOf(text, range.start + header.length, segments, list.before);
  const newLines =
    list.after.length === 0
      ? `${list.name}: []\n`
      : (entries.length > 0 ? header : `${list.name}:\n`) + mergeEntries(list, entries);
  return text.slice(0, range.start) + range.gap + newLines + text.slice(range.end);
}

/** Returns the range of a list, or the position to insert it. */
function listRange(
  { textFile: { text }, segments, frontMatter }: ContentFile,
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

/** Matches the head of an entry, and captures the indentation, the hyphen and the spaces after it. */
const headPattern = /^(?:[ \t]*(?:#.*)?\n)*([ \t]*-[ \t]+)(?:#.*\n[ \t]*)*(?=[^\s#]|$)/;

/**
 * Returns the entries of a list; none if its entries do not begin with hyphens.
 * @param start the offset of the first entry
 */
function entriesOf(
  text: string,
  start: number,
  segments: readonly Segment[],
  values: readonly Entry[],
): EntryLines[] {
  const entries: EntryLines[] = [];
  let fieldStart = start;
  for (const segment of segments) {
    const [, index, name = ''] = (segment.path ?? []).map(String);
    const fieldEnd = lineEnd(text, segment);
    if (entries.length <= Number(index)) {
      const [head] = headPattern.exec(text.slice(fieldStart, fieldEnd)) ?? [];
      if (head === undefined) return [];
      entries.push({ head, fields: [] });
      fieldStart += head.length;
    }
    const beforeValue = text.slice(fieldStart, segment.start);
    const afterValue = text.slice(segment.end, fieldEnd);
    entries.at(-1)?.fields.push({
      name,
      value: values[Number(index)]?.[name],
      lines: text.slice(fieldStart, fieldEnd),
      withValue(value) {
        const { notation } = segment;
        const [formatted = value] = notation ? spellings(notation, value, segments) : [];
        return beforeValue + formatted + afterValue;
      },
    });
    fieldStart = fieldEnd;
  }
  return entries;
}

/** Returns the lines of all new entries. Added entries replace removed entries. */
function mergeEntries({ before, after }: ChangedList, entries: readonly EntryLines[]): string {
  const [, prefix = '  - '] = headPattern.exec(entries[0]?.head ?? '') ?? [];
  const oldEntries = [...entries];
  const oldValues = before.slice(0, entries.length);
  let removedEntries: EntryLines[] = [];
  let merged = '';
  for (const change of diffArrays(oldValues, [...after], { comparator: isSameEntry })) {
    if (change.added) {
      for (const entry of change.value) {
        merged += changeEntry(removedEntries.shift() ?? { head: prefix, fields: [] }, entry);
      }
    } else if (change.removed) {
      removedEntries = oldEntries.splice(0, change.count);
    } else {
      removedEntries = [];
      const unchanged = oldEntries.splice(0, change.count);
      merged += unchanged.map(({ head, fields }) => joinFields(head, fields)).join('');
    }
  }
  return merged;
}

function isSameEntry(a: Entry, b: Entry): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** Returns the lines of an entry with new values. Unchanged fields keep their lines. */
function changeEntry({ head, fields }: EntryLines, entry: Entry): string {
  const newFields = fields.flatMap(({ name, value: oldValue, lines, withValue }) => {
    const value = entry[name];
    if (value === undefined) return [];
    return [{ name, lines: value === oldValue ? lines : withValue(value) }];
  });
  let previousIndex = -1;
  for (const [name, value] of Object.entries(entry)) {
    const index = newFields.findIndex((field) => field.name === name);
    previousIndex = Math.max(previousIndex, index);
    if (index >= 0) continue;
    previousIndex += 1;
    newFields.splice(previousIndex, 0, { name, lines: `${name}: ${scalar(value)}\n` });
  }
  return joinFields(head, newFields);
}

/** Returns the lines of an entry. The fields are aligned with the end of the head. */
function joinFields(head: string, fields: readonly Pick<FieldLines, 'lines'>[]): string {
  const indent = ' '.repeat(head.length - head.lastIndexOf('\n') - 1);
  const aligned = fields.map(({ lines }) => lines.replace(/^(?=[^\s#])/, indent));
  return head + aligned.join('').trimStart();
}

/** Formats text as one line of YAML, in quotes if it needs them. */
export function scalar(text: string): string {
  return stringify(text, { schema: 'failsafe', lineWidth: 0 }).trimEnd();
}
