import { foldSpelling } from '../../compiler/text/fold-spelling.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { locationAt } from '../../compiler/content-types/file-location.ts';
import { isBusinessText } from '../../compiler/content-types/content-types.ts';
import { searchWords } from '../words/search-words.ts';
import { en, type Strings } from '../words/en.ts';
import { ne } from '../words/ne.ts';
import { formatFieldIn } from './names.ts';

/** A text or a value of a file, with its name there, `navigation.label`, and its source. */
export interface MoreValue {
  text: string;
  field: string;
  file: string;
  source: string;
}

export type Purpose = keyof Strings['purposes'];

/** Returns the purpose of a text. Each text has exactly one. */
export function purposeOf({ field, file }: Pick<MoreValue, 'field' | 'file'>): Purpose {
  const location = locationAt(file);
  if (location.folder !== 'site') return field === 'whatsapp' ? 'chat' : 'page';
  if (isBusinessText(location)) return 'shop';
  const { id } = splitPath(file);
  if (id === 'links' && field === 'ask') return 'chat';
  if (id === 'contact-form') return 'form';
  return id === 'notices' || id === 'errors' ? 'notices' : 'words';
}

/** The facts that staff look for most, which come first. */
const first = ['phone', 'whatsapp', 'email'];

function placeOf({ field, file }: MoreValue): number {
  const index = isBusinessText(locationAt(file)) ? first.indexOf(field) : -1;
  return index < 0 ? first.length : index;
}

/** Returns the groups of More in their order. Each text is in exactly one of them. */
export function groupValues(values: readonly MoreValue[]) {
  return (Object.keys(en.purposes) as Purpose[]).map((purpose) => ({
    purpose,
    values: values
      .filter((value) => purposeOf(value) === purpose)
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));
}

/** Returns true if people mean a row by what they search: each of their words is in its names or its text. */
export function isFound(query: string, texts: readonly string[]): boolean {
  const folded = foldSpelling(texts.join(' '));
  return foldSpelling(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Returns what people may call a text: its names and its purpose in both languages, and the text itself. */
export function namesOf(value: Pick<MoreValue, 'field' | 'file' | 'text'>): string[] {
  const { field, file, text } = value;
  const key = field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  return [
    text,
    ...[en, ne].flatMap((words) => [
      formatFieldIn(words, field, file),
      groupNameIn(words, purposeOf(value)),
    ]),
    searchWords[key] ?? '',
  ];
}

/** Returns the names in both languages of a row that is not a text, such as Sign out. */
export function namesOfRow(id: string, nameIn: (words: Strings) => string): string[] {
  return [nameIn(en), nameIn(ne), searchWords[id] ?? ''];
}

/** Returns the name of a group, if it means all of its texts. The others list some of their texts. */
function groupNameIn({ purposes }: Strings, purpose: Purpose): string {
  return /^(shop|page)$/.test(purpose) ? '' : purposes[purpose];
}
