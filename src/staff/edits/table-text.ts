import { isAmount } from './list-items.ts';

/** A Markdown table as a grid. All rows have equally many cells. */
export interface Table {
  /** The cells by row. The first row contains the headings. */
  rows: readonly (readonly string[])[];
  /** The cells of the second line, which aligns the columns: `---`, `--:`. */
  alignments: readonly string[];
}

/** A cell of a table. The row of the headings is 0. */
export interface Cell {
  row: number;
  column: number;
}

export const defaultAlignment = '---';

/** Matches the `|` between two cells. In a cell, it has a backslash in front of it. */
const separator = /(?<=(?<!\\)(?:\\\\)*)\|/;

/** Matches the indentation of a line, and the marks of a quotation that contains the table. */
const linePrefix = /^[\s>]*/;

/** Reads a Markdown table; without text, an empty table. */
export function parseTable(text: string): Table {
  const lines = text.split('\n').map(parseRow);
  const width = Math.max(...lines.map((cells) => cells.length));
  const pad = (cells: readonly string[] = [], empty = '') =>
    Array.from({ length: width }, (_, column) => cells[column] ?? empty);
  const [head, alignments, ...body] = lines;
  return {
    rows: [head, ...body].map((cells) => pad(cells)),
    alignments: pad(alignments, defaultAlignment),
  };
}

function parseRow(line: string): string[] {
  const cells = line.replace(linePrefix, '').trimEnd().split(separator);
  // A line begins and ends with `|`.
  if (cells.length > 1 && cells[0] === '') cells.shift();
  if (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}

/** Writes a row of a Markdown table. */
export function formatRow(cells: readonly string[]): string {
  const escaped = cells.map((cell) =>
    cell
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(/(\\*)\|/g, (match, slashes: string) =>
        slashes.length % 2 === 1 ? match : String.raw`${slashes}\|`,
      ),
  );
  return `| ${escaped.join(' | ')} |`;
}

/**
 * Writes a table without its empty rows and columns. The lines of unchanged rows stay.
 * @param original the table as it was read
 */
export function formatTable({ rows, alignments }: Table, original: string): string {
  const columns = [...alignments.keys()].filter((column) =>
    rows.some((row) => isFilled(row[column])),
  );
  if (columns.length === 0) return '';
  const pick = (cells: readonly string[]) =>
    formatRow(columns.map((column) => cells[column] ?? ''));
  const [head = [], ...body] = rows;
  const lines = [head, alignments, ...body.filter((row) => row.some(isFilled))].map(pick);
  const originalLines = original.split('\n');
  const originalTable = parseTable(original);
  const [originalHead = [], ...originalBody] = originalTable.rows;
  const originalRows = [originalHead, originalTable.alignments, ...originalBody].map(formatRow);
  const prefix = linePrefix.exec(originalLines[1] ?? '')?.[0] ?? '';
  return lines
    .map((line) => originalLines[originalRows.indexOf(line)]?.replace(linePrefix, '') ?? line)
    .join(`\n${prefix}`);
}

function isFilled(cell = ''): boolean {
  return cell.trim() !== '';
}

/** Returns true if a text is a table and nothing else. */
export function isTableText(text: string): boolean {
  const lines = text.trim().split('\n');
  const isAlignment = /^\|(?: *:?-+:? *\|)+ *$/.test(lines[1] ?? '');
  return isAlignment && lines.every((line) => line.startsWith('|'));
}

/** Returns a table to translate: without its words, with its numbers and prices. */
export function withoutWords(text: string): string {
  const { rows, alignments } = parseTable(text);
  const [head = [], ...body] = rows.map((cells) =>
    formatRow(cells.map((cell) => (isAmount.test(cell) ? cell : ''))),
  );
  return [head, formatRow(alignments), ...body].join('\n');
}

/** Returns a table as text that people read: a line for each row. */
export function readableTable(text: string): string {
  return parseTable(text)
    .rows.map((cells) => cells.join(' – '))
    .join('\n');
}

/** Returns the rows of a table that another version of it lacks, as text that people read. */
export function changedRows(text = '', other = ''): string[] {
  const rows = text === '' ? [] : readableTable(text).split('\n');
  // Visitors know a new table by its rows, and not by their headings.
  if (other === '') return rows.slice(1);
  const known = new Set(readableTable(other).split('\n'));
  return rows.filter((row) => !known.has(row));
}

/** Returns true if a table has numbers or prices. */
export function hasAmounts(text: string): boolean {
  return parseTable(text)
    .rows.slice(1)
    .some((cells) => cells.slice(1).some((cell) => isAmount.test(cell)));
}

/**
 * Returns the cell at a source.
 * @param text the table
 * @param start the source of the table: `content/pages/about.mdx:12:1`
 */
export function cellAt(text: string, start: string, source: string): Cell | undefined {
  const [startLine = 0, startColumn = 0] = positionIn(start);
  const [line = 0, column = 0] = positionIn(source);
  const index = line - startLine;
  const lineText = text.split('\n')[index];
  if (lineText === undefined) return undefined;
  const before = lineText.slice(0, index === 0 ? column - startColumn + 1 : column);
  const isOpen = lineText.replace(linePrefix, '').startsWith('|');
  const cells = before.split(separator).length - (isOpen ? 2 : 1);
  return { row: Math.max(0, index - 1), column: Math.max(0, cells) };
}

function positionIn(source: string): number[] {
  return source.split(':').slice(-2).map(Number);
}

/** Writes cells into a table, from a cell on. Adds the rows and columns that the table lacks. */
export function fillTable(
  { rows, alignments }: Table,
  { row: top, column: left }: Cell,
  cells: readonly (readonly string[])[],
): Table {
  const width = Math.max(alignments.length, ...cells.map((row) => left + row.length));
  const height = Math.max(rows.length, top + cells.length);
  return {
    rows: Array.from({ length: height }, (_, row) =>
      Array.from(
        { length: width },
        (__, column) => cells[row - top]?.[column - left] ?? rows[row]?.[column] ?? '',
      ),
    ),
    alignments: Array.from(
      { length: width },
      (_, column) => alignments[column] ?? defaultAlignment,
    ),
  };
}
