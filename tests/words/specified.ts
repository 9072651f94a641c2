import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from '../../scripts/content/load.ts';
import type { ContentFile } from '../../scripts/content/resolve/content-file.ts';

/** A text of the specification, and the file that must contain it. */
export interface Row {
  text: string;
  /** The file that must contain the text, or a folder with such a file. */
  path: string;
  /** A field, `heading`, `paragraph`, a tag such as `<Button>`, or one of its attributes. */
  field: string;
}

const table = readFileSync(path.join(import.meta.dirname, 'words.md'), 'utf8');

export const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('content/'))
  .map((line): Row => {
    const [text = '', file = '', field = ''] = line.split('|').slice(1).map(plainCell);
    return { text, path: file, field };
  });

/**
 * Returns the rows whose text is missing in its file.
 * @param root the folder that contains content/
 */
export async function missingRows(root: string): Promise<Row[]> {
  const { published } = await load(root);
  return rows.filter(
    ({ text, path: fileOrFolder, field }) =>
      !published
        .filter(({ source }) => `${source.path}/`.startsWith(`${fileOrFolder}/`))
        .some((file) => hasText(file, field, text)),
  );
}

/** Returns the text of a table cell without its backticks. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}

/** Returns true if a field equals the text or a paragraph contains it. */
function hasText({ data, segments }: ContentFile, field: string, text: string): boolean {
  const texts = segments
    .filter(({ label }) => label === field)
    .map(({ visibleText }) => visibleText);
  if (field === 'paragraph') return texts.some((paragraph) => paragraph.includes(text));
  const fieldValue = field.split('.').reduce<unknown>(valueOf, data);
  return [...texts, fieldValue].flat().includes(text);
}

function valueOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[key];
}
