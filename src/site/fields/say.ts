/** A value in a sentence that each reader knows by another name. Reports show its `value`. */
interface NamedValue {
  /**
   * A day in A.D. (ISO 8601), a date of Bikram Sambat, the path of a file or a folder, or the name of
   * a field or of a colour.
   */
  kind: 'day' | 'bikram sambat' | 'file' | 'folder' | 'field' | 'colour';
  value: string;
  /** The name of a field or a colour in the whole site: `<Card> title`, `day.paper`. */
  label?: string;
}

/** A value in a sentence. A list contains the last parts of sentences: `is not upright`. */
export type Value = string | number | NamedValue | readonly Message[];

/** A sentence in English. The value of `name` replaces `$name`. A translation has the same names. */
export interface Sentence {
  text: string;
  values: Readonly<Record<string, Value>>;
  /**
   * Who reads it, if not everybody: `report` is for people who work with files and commands, so the
   * staff page omits it. `English` has no translation, such as the description of a field.
   */
  only?: 'report' | 'English';
}

/** The message of a diagnostic: one or more sentences, as data, so that values keep their types. */
export type Message = readonly Sentence[];

/**
 * Says a sentence of the check. Each value is an object with its name:
 *
 *     say`It is in line ${{ line }}.`
 */
export function say(
  texts: TemplateStringsArray,
  ...values: Readonly<Record<string, Value>>[]
): Message {
  const names = values.flatMap((value) => Object.keys(value));
  const text = texts.map((part, index) => (index === 0 ? part : `$${names[index - 1]}${part}`));
  return [{ text: text.join(''), values: Object.assign({}, ...values) as Sentence['values'] }];
}

/** Says a sentence about files and commands, which the staff page does not show. */
export function sayInReport(
  texts: TemplateStringsArray,
  ...values: Readonly<Record<string, Value>>[]
): Message {
  return say(texts, ...values).map((sentence) => ({ ...sentence, only: 'report' }));
}

/** Says a text that has no translation. */
export function sayInEnglish(text: string): Message {
  return [{ text, values: {}, only: 'English' }];
}

export function asDay(date: string): Value {
  return { kind: 'day', value: date };
}

/** @param date as staff have typed it */
export function asNepaliDate(date: string): Value {
  return { kind: 'bikram sambat', value: date };
}

export function asFile(path: string): Value {
  return { kind: 'file', value: path };
}

export function asFolder(path: string): Value {
  return { kind: 'folder', value: path };
}

export function asField(name: string, label = name): Value {
  return { kind: 'field', value: name, label };
}

export function asColour(name: string, scheme: string): Value {
  return { kind: 'colour', value: name, label: `${scheme}.${name}` };
}

export function isField(value: Value): value is NamedValue {
  return typeof value === 'object' && 'kind' in value && value.kind === 'field';
}

/** Inserts values into a sentence or its translation. */
export function insertValues(
  text: string,
  values: Sentence['values'],
  format: (value: Value) => string,
): string {
  return text.replaceAll(/\$([a-zA-Z]+)/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : format(value);
  });
}

/** Formats a message as reports show it. */
export function toEnglish(message: Message): string {
  return message.map(({ text, values }) => insertValues(text, values, formatInEnglish)).join(' ');
}

function formatInEnglish(value: Value): string {
  if (Array.isArray(value)) return new Intl.ListFormat('en-GB').format(value.map(toEnglish));
  return String(typeof value === 'object' && 'value' in value ? value.value : value);
}

/** Encodes a message as text, because zod's issues have no other place for it. */
export function toIssue(message: Message): string {
  return JSON.stringify(message);
}

/** Decodes the message of an issue. */
export function fromIssue(text: string): Message {
  return JSON.parse(text) as Message;
}
