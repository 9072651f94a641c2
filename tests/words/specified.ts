import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../../scripts/read/load.ts';
import { isPage, type ContentFile } from '../../src/compiler/read/resolve/content-file.ts';

/** A text of the specification, and the field in content/ that must contain it. */
export interface Row {
  /** The text, or the name of a fact in curly brackets. */
  text: string;
  /** The file that must contain the text, a folder for any of its files, or `page` and its label. */
  path: string;
  /** A field, `heading`, a tag such as `<Button>`, one of its attributes, or `fact`. */
  field: string;
}

const table = readFileSync(join(import.meta.dirname, 'words.md'), 'utf8');

export const rows = table
  .split('\n')
  // The first two lines are the heading.
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line): Row => {
    const [text = '', path = '', field = ''] = line.split('|').slice(1).map(plainCell);
    return { text, path, field };
  });

/**
 * Returns the rows whose text is missing in its file.
 * @param root the folder that contains content/
 */
export async function missingRows(root: string): Promise<Row[]> {
  const { published } = await load(root);
  return rows.filter(({ text, path, field }) => {
    const files = published.filter((file) => isAt(file, path));
    return !files.some((file) => hasText(file, field, text));
  });
}

/** Returns the text of a table cell without its backticks. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}

function isAt(file: ContentFile, path: string): boolean {
  const label = /^page (.*)$/.exec(path)?.[1];
  const { navigation } = (file.data ?? {}) as { navigation?: { label: string } };
  if (label !== undefined) return isPage(file) && navigation?.label === label;
  return `${file.textFile.path}/`.startsWith(`${path}/`);
}

/** Returns true if a field equals the text, or if the file inserts the fact. */
function hasText({ textFile, data, segments }: ContentFile, field: string, text: string): boolean {
  if (field === 'fact') return textFile.id !== 'business' && textFile.text.includes(text);
  const matching = segments.filter(({ label }) => label === field);
  const texts = matching.map(({ visibleText }) => visibleText);
  let value: unknown = data;
  for (const key of field.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  // The value may be a list.
  return [...texts, value].flat().includes(text);
}
