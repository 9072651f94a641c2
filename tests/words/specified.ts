import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../../scripts/read/load.ts';
import type { ContentFile } from '../../src/compiler/resolve/content-file.ts';

/** A text of the specification, and the field in content/ that must contain it. */
export interface Row {
  text: string;
  /** The file that must contain the text, or a folder. In a folder, any file may contain the text. */
  path: string;
  /** A field, `heading`, `paragraph`, a tag such as `<Button>`, or one of its attributes. */
  field: string;
}

const table = readFileSync(join(import.meta.dirname, 'words.md'), 'utf8');

export const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('content/'))
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
    const files = published.filter(({ source }) => `${source.path}/`.startsWith(`${path}/`));
    return !files.some((file) => hasText(file, field, text));
  });
}

/** Returns the text of a table cell without its backticks. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}

/** Returns true if a field equals the text or a paragraph contains it. */
function hasText({ data, segments }: ContentFile, field: string, text: string): boolean {
  const matching = segments.filter(({ label }) => label === field);
  const texts = matching.map(({ visibleText }) => visibleText);
  if (field === 'paragraph') return texts.some((paragraph) => paragraph.includes(text));
  let value: unknown = data;
  for (const key of field.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  // The value may be a list.
  return [...texts, value].flat().includes(text);
}
