import { locationAt } from '../../compiler/content-types/file-location.ts';
import { singletonFolder } from '../../compiler/content-types/content-types.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { insertValues, type Message, type Value } from '../../site/fields/say.ts';
import { titleOf } from '../edits/file-context.ts';
import type { Reader } from './reader.ts';
import { formatField, formatType } from './names.ts';

/** Returns what a message of the check says in the language of the bar, without paths and commands. */
export function formatMessage(
  reader: Pick<Reader, 'strings' | 'dates' | 'content'>,
  message: Message,
): string {
  const { messages } = reader.strings;
  const forStaff = message.filter(
    ({ only }) => only === undefined || (only === 'English' && !messages),
  );
  const sentences = forStaff.length > 0 ? forStaff : message;
  return sentences
    .map(({ text, values }) =>
      insertValues(messages?.[text] ?? text, values, (value) => formatValue(reader, value)),
    )
    .join(' ');
}

/** Turns a sentence of the bar into a message. */
export function toMessage(text: string): Message {
  return [{ text, values: {} }];
}

/** Formats a value as the forms and the lists of the bar show it. */
function formatValue(reader: Pick<Reader, 'strings' | 'dates' | 'content'>, value: Value): string {
  const { strings, dates } = reader;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return strings.formatNumber(String(value));
  if (!('kind' in value)) return strings.list(value.map((item) => formatMessage(reader, item)));
  switch (value.kind) {
    case 'day':
      return dates?.day(value.value) ?? value.value;
    case 'bikram sambat':
      return formatNepaliDate(reader, value.value);
    case 'file':
      return formatFile(reader, value.value);
    case 'folder':
      return `“${formatType(strings, splitPath(value.value).fileName)}”`;
    case 'colour':
      return formatField(strings, value.label ?? value.value);
    case 'field':
      // English has the name that staff find in the file.
      return strings.messages ? formatField(strings, value.label ?? value.value) : value.value;
  }
}

/** Formats a date of Bikram Sambat with the name of its month. @param date as staff have typed it */
function formatNepaliDate(
  { strings }: Pick<Reader, 'strings' | 'dates' | 'content'>,
  date: string,
): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return year ? strings.bikramSambat(year, Number(month), Number(day)) : date;
}

/** Names a file in a sentence by its title. A picture has the name of its file. */
function formatFile(
  { strings, content }: Pick<Reader, 'strings' | 'dates' | 'content'>,
  path: string,
): string {
  const { folder, fileName, id } = splitPath(path);
  if (folder === 'content/pictures') return fileName;
  if (locationAt(path).folder === singletonFolder) return `“${strings.siteFiles[id] ?? id}”`;
  const file = content.latest.files.find(({ textFile }) => textFile.path === path);
  return `“${file ? titleOf(file) : id}”`;
}
