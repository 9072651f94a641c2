import { pagesFolder, routeOf } from '../../compiler/content-types/content-types.ts';
import { editableSegments } from '../../compiler/write/editable-segments.ts';
import { titleOf } from '../edits/file-context.ts';
import { textIn } from '../edits/schedule/translated-list.ts';
import { languagesOf } from '../edits/site-languages.ts';
import { hasAmounts } from '../edits/table-text.ts';
import type { ContentChange } from './changes.ts';
import { formatField, formatType, nameOfField, withLanguage } from './names.ts';
import type { Reader } from './reader.ts';

type FieldChange = Extract<ContentChange, { kind: 'field' }>;

/** Names a changed text as people say it: `Category Office`, `Price list on Home`, `Link on Contact (नेपाली)`. */
export function nameOfChange(staff: Reader, change: FieldChange): string {
  const name = nameOnPage(staff, change);
  return isOfOneLanguage(staff, change) ? withLanguage(staff, change.file, name) : name;
}

/** Returns false for a value that all languages share, such as the phone number. */
function isOfOneLanguage({ content }: Reader, { file: path, id }: FieldChange): boolean {
  const file = content.latest.files.find(({ textFile }) => textFile.path === path);
  const segment = file && editableSegments(file).find((candidate) => candidate.id === id);
  return segment?.kind === 'text' || file?.textFile.language !== undefined;
}

function nameOnPage(staff: Reader, change: FieldChange): string {
  const { strings, page } = staff;
  const { label, type, place, titles, isLink, before, after } = change;
  const isPriceList = label === 'table' && hasAmounts(after ?? before ?? '');
  const field = isPriceList ? 'price_list' : label;
  const title = titles && textIn(titles, page.language);
  if (type && title && title !== after && title !== before) {
    const entry = strings.entryNamed(formatType(strings, type), title);
    return isLink ? entry : strings.entry(entry, formatField(strings, field, type));
  }
  if (isLink && place?.page) return strings.fieldOn(strings.link, place.page);
  return nameOfField(staff, { ...change, label: field });
}

/** Names the target of a link: the page at a path, a contact of the shop, or the address without https. */
export function nameOfTarget({ strings, content, page }: Reader, address: string): string {
  const { files } = content.latest;
  const language = languagesOf(files).find(({ code }) => code === page.language);
  const [route] = address.split('#');
  const target = files.find(
    ({ textFile: { folder, id, language: own } }) =>
      folder === pagesFolder && own === language?.folder && routeOf(id) === route,
  );
  return (
    strings.linkTargets[address] ??
    (target ? titleOf(target) : address.replace(/^https?:\/\/(?:www\.)?/, ''))
  );
}
