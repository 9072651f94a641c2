import type { Editable, Save } from '../protocol/edits.ts';
import type { Messages } from './messages/en.ts';

/** A source as staff read it: `content/faq/delivery.mdx, line 2`. */
export function readable(source: string, words: Messages): string {
  const [, file, line] = /^(.*):(\d+):\d+$/.exec(source) ?? [];
  return file && line ? words.place(file, line) : source;
}

/** What a field is called: `<Card> title` → `Card title`, `pickup_area` → `Pickup area`. */
export function fieldName(label: string, words: Messages): string {
  const last = label.replace(/^.*\./, '').replaceAll(/[<>]/g, '').replaceAll('_', ' ');
  return words.fields[label] ?? last.charAt(0).toUpperCase() + last.slice(1);
}

/** What is being edited: `Question 3 on FAQ`, `Card title on Contact`, `Phone number`. */
export function titleOf({ id, label, type, place }: Editable, words: Messages): string {
  const thing = (type && words.things[type]) ?? words.wholeFile;
  const { number, page } = place ?? {};
  if (number && page) return words.entryOn(thing, number, page);
  const name = id === undefined ? thing : fieldName(label, words);
  return page ? words.fieldOn(name, page) : name;
}

/** What was saved, for people: its first words, or the file. */
export function nameOf({ action, words: text, name }: Save, words: Messages): string {
  if (action === 'hours') return words.weekly;
  return text.length > 60 ? `${text.slice(0, 60)}…` : text || name;
}
