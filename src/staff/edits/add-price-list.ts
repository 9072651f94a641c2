import { escapeMarkdown } from '../../compiler/write/escape-markdown.ts';
import { decodeText, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { singletonFolder } from '../../compiler/content-types/content-types.ts';
import { isTranslationOf } from '../../compiler/content-types/file-location.ts';
import { escapeLegacyTexts } from '../../compiler/read/resolve/legacy-segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { rupee } from '../../compiler/text/rupee.ts';
import { toAsciiDigits, withDigits } from '../../site/lib/digits.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import type { FieldValues } from './requests.ts';
import { languagesOf } from './site-languages.ts';
import { formatRow } from './table-text.ts';
import { upToDate } from './up-to-date.ts';
import { readText, type SaveFunction } from './writer.ts';

/** A price list for the end of a page. */
export interface NewPriceList {
  /** The original of the page. */
  page: string;
  /** The heading above the table, by language (BCP 47). A language without a heading gets no list. */
  headings: FieldValues;
  /** The heading over the prices, by language. */
  priceHeadings: FieldValues;
  /** The languages of the columns with names. The prices are in the last column. */
  columns: readonly string[];
  /** The cells by row. The first row contains the headings. */
  rows: readonly (readonly string[])[];
}

/** Adds a price list to a page, in each language with a heading. A price is typed once for all languages. */
export const addPriceList: SaveFunction<NewPriceList> = async (writer, list) => {
  const { files } = await writer.compile();
  const original = files.find(({ textFile }) => textFile.path === list.page);
  if (!original) throw new StaffError('gone');
  const hasRow = list.rows.slice(1).some((cells) => cells.some((cell) => cell.trim() !== ''));
  if (!hasRow || list.rows.some((cells) => cells.length !== list.columns.length + 1))
    throw new StaffError('no-text');
  const changes = languagesOf(files).flatMap(({ code, folder }): FileChange[] => {
    const heading = list.headings[code]?.trim();
    const file = files.find(
      ({ textFile }) =>
        textFile.language === folder &&
        (textFile === original.textFile || isTranslationOf(textFile, original.textFile)),
    );
    if (!heading || !file) return [];
    const { path } = file.textFile;
    const { bytes } = readText(writer, path);
    const end = (decodeText(bytes) ?? '').length;
    const table = formatPriceList(list, code, digitsOf(files, folder));
    const replace = `\n## ${escapeMarkdown(heading)}\n\n${escapeLegacyTexts(table)}\n`;
    return [{ path, before: bytes, after: replaceInBytes(bytes, [{ start: end, end, replace }]) }];
  });
  if (changes.length === 0) throw new StaffError('no-text');
  return writer.write(await upToDate(writer, changes));
};

/** Returns the table of a price list in one language. A thing without a name there has the first name. */
export function formatPriceList(
  { columns, priceHeadings, rows }: Pick<NewPriceList, 'columns' | 'priceHeadings' | 'rows'>,
  language: string,
  digits: string | undefined,
): string {
  const column = Math.max(0, columns.indexOf(language));
  const [head = [], ...body] = rows;
  const nameIn = (cells: readonly string[]) => cells[column]?.trim() || (cells[0] ?? '');
  return [
    formatRow([nameIn(head), priceHeadings[language] ?? head.at(-1) ?? '']),
    '| --- | --: |',
    ...body
      .filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => formatRow([nameIn(cells), priceIn(digits, cells.at(-1) ?? '')])),
  ].join('\n');
}

/** Writes a price as a language does: `Rs. 4,500` → `रु. ४,५००`. A text with other words stays. */
function priceIn(digits: string | undefined, price: string): string {
  const amount = new RegExp(String.raw`^(${rupee})?\s*([\p{Nd}][\p{Nd},./–-]*)$`, 'iu');
  const [, sign, number = ''] = amount.exec(price.trim()) ?? [];
  if (number === '') return price;
  const written = withDigits(toAsciiDigits(number), digits);
  return sign === undefined ? written : `${digits ? 'रु.' : 'Rs.'} ${written}`;
}

function digitsOf(files: readonly ContentFile[], language: string | undefined) {
  const calendar = files.find(
    ({ textFile }) =>
      textFile.folder === singletonFolder &&
      textFile.id === 'calendar' &&
      textFile.language === language,
  );
  return calendar?.data?.['digits'] as string | undefined;
}
