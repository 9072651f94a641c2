import { findLegacyText } from '../../compiler/text/preeti/find-legacy-text.ts';
import { convertAll } from '../../compiler/read/resolve/legacy-segments.ts';
import { withoutChatMarks } from './chat-marks.ts';
import { bullet, isAmount, toListItem } from './list-items.ts';
import { formatRow, parseTable } from './table-text.ts';

/** Matches a line of marks between two parts of a text. */
const separator = /^[ \t]*([*–—_-])(?:[ \t]*\1){2,}[ \t]*$/;

interface Block {
  kind: 'item' | 'row' | 'separator' | 'text';
  line: string;
}

/** Matches bold text of WhatsApp, `*bold*`, but not of Markdown, `**bold**`. */
const chatBold = /(?<![*\p{L}\p{M}\p{N}])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![*\p{L}\p{N}])/gu;

/**
 * Turns text from WhatsApp, a word processor, a spreadsheet or a chat program into what this site
 * understands: bold text, lists and tables in a body, and plain text on one line elsewhere.
 * @param isBody true if the text may have several paragraphs, bold text and lists
 */
export function cleanPaste(pasted: string, isBody: boolean): string {
  const text = withoutChatMarks(
    inUnicode(pasted)
      .replaceAll(/\r\n?|[\v\u2028\u2029]/g, '\n')
      .replaceAll(/[\u{AD}\u{200B}\u{2060}\u{FEFF}]/gu, '')
      .replaceAll(/\p{Zs}/gu, ' '),
  );
  return isBody ? cleanBody(text) : cleanLine(text);
}

/** Returns the cells of pasted rows; undefined if the text is a single cell. */
export function cleanCells(pasted: string): string[][] | undefined {
  const text = inUnicode(pasted)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^\n+|\n+$/g, '');
  if (!/[\t\n]/.test(text)) return undefined;
  if (text.split('\n').every((line) => line.startsWith('|')))
    return parseTable(text).rows.map((cells) => [...cells]);
  return withoutCellQuotes(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cleanPaste(cell.trim(), true)));
}

/** Removes the quotes of spreadsheets around a cell with line breaks or quotes, and these line breaks. */
function withoutCellQuotes(text: string): string {
  return text.replaceAll(/(?<=^|\t|\n)"((?:[^"]|"")*)"(?=\t|\n|$)/g, (cell, quoted: string) =>
    /\n|""/.test(quoted) ? quoted.replaceAll('""', '"').replaceAll('\n', ' ') : cell,
  );
}

/** Converts what was typed for a font such as Preeti, before its letters are taken for bullets or bold text. */
function inUnicode(text: string): string {
  return convertAll(text, findLegacyText(text));
}

function cleanBody(text: string): string {
  const lines = (text.includes('\t') ? withoutCellQuotes(text) : text)
    // Spreadsheets end the last row too.
    .replace(/(\t.*)\n+$/, '$1')
    .replaceAll(chatBold, '**$1**')
    // An old price stays crossed out, so that the check asks about it.
    .replaceAll(/~([^~\n\p{Nd}]+)~/gu, '$1')
    .split('\n');
  const openLists: Parameters<typeof toListItem>[1] = [];
  const blocks = withoutFalseRows(
    lines.map((line): Block => {
      if (separator.test(line)) return { kind: 'separator', line: '---' };
      const item = toListItem(line, openLists);
      if (item !== undefined) return { kind: 'item', line: item };
      // An empty line may be between two items of a list.
      if (line.trim() !== '') openLists.length = 0;
      return { kind: /\S\t/.test(line) ? 'row' : 'text', line };
    }),
  );
  return blocks
    .flatMap(({ kind, line }, index) => {
      const previous = blocks[index - 1];
      // A list and a table begin after an empty line. The first row is the head of the table.
      const isFirst = kind !== 'text' && previous?.kind !== kind;
      const needsGap = previous !== undefined && previous.kind !== kind && previous.line !== '';
      const head = kind === 'row' && isFirst ? headOf(line) : [line];
      return needsGap && line !== '' ? ['', ...head] : head;
    })
    .join('\n');
}

/** Returns lines with the rows of tables in Markdown. In a table, most rows have two cells with text. */
function withoutFalseRows(blocks: readonly Block[]): Block[] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === block.kind) run.push(block);
    else runs.push([block]);
  }
  return runs.flatMap((run): Block[] => {
    const filled = run.filter(({ kind, line }) => kind === 'row' && /\S\t+[^\t]*\S/.test(line));
    if (filled.length * 2 > run.length)
      return run.map(({ line }) => ({ kind: 'row', line: toRow(line) }));
    const isText = ({ kind }: Block) => kind === 'row' || kind === 'text';
    return run.map((block) => (isText(block) ? { kind: 'text', line: asText(block.line) } : block));
  });
}

function asText(line: string): string {
  return line.replaceAll('\t', ' ').trimEnd();
}

/** Turns the cells of a spreadsheet, which tabs separate, into a row of a table. */
function toRow(line: string): string {
  return formatRow(line.split('\t'));
}

/** Returns the head of a table. A first row that contains a number is data, so its head is empty. */
function headOf(line: string): string[] {
  const fillCells = (text: string) => line.replaceAll(/[^|]+/g, text);
  const hasNumber = line
    .split('|')
    .slice(2)
    .some((cell) => isAmount.test(cell));
  const alignments = fillCells(' --- ');
  return hasNumber ? [fillCells('  '), alignments, line] : [line, alignments];
}

function cleanLine(text: string): string {
  return text
    .replaceAll(/\*{1,2}([^\s*](?:[^*\n]*[^\s*])?)\*{1,2}/g, '$1')
    .split('\n')
    .filter((line) => !separator.test(line))
    .map((line) => line.replace(bullet, '').replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
    .join(' ');
}
