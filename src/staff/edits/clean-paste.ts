import { findLegacyText } from '../../compiler/text/preeti/find-legacy-text.ts';
import { convertAll } from '../../compiler/text/preeti/legacy-segments.ts';
import { rupee } from '../../compiler/text/rupee.ts';
import { formatRow, parseTable } from './table-text.ts';

/** Matches what chat programs leave behind where they have cited a source. */
const citations =
  / ?:contentReference\[oaicite:\d+\]\{index=\d+\}|【[^】]*】|\u{E200}cite[^\u{E201}]*\u{E201}|(?: ?\[\d+(?:, ?\d+)*\])+(?=[\s.,;:!?)]|$)/gu;

/** Matches the bullet of a list item as chat and word processors write it. */
const bullet = /^[ \t]*[•·▪◦‣●○∙*–—-][ \t\u{A0}]+/u;

/** Matches a line of marks between two parts of a text. */
const separator = /^[ \t]*([*–—_-])(?:[ \t]*\1){2,}[ \t]*$/;

interface Block {
  kind: 'item' | 'row' | 'separator' | 'text';
  line: string;
}

/** Matches a cell that begins with a number or a price. */
const isAmount = new RegExp(String.raw`^ *${rupee}? *\p{Nd}`, 'u');

/** Matches bold text of WhatsApp, `*bold*`, but not of Markdown, `**bold**`. */
const chatBold = /(?<![*\p{L}\p{M}\p{N}])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![*\p{L}\p{N}])/gu;

/**
 * Turns text from WhatsApp, a word processor, a spreadsheet or a chat program into what this site
 * understands: bold text, lists and tables in a body, and plain text on one line elsewhere.
 * @param isBody true if the text may have several paragraphs, bold text and lists
 */
export function cleanPaste(pasted: string, isBody: boolean): string {
  const text = inUnicode(pasted)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u{200B}\u{2060}\u{FEFF}]/gu, '')
    .replaceAll('\u{A0}', ' ')
    .replaceAll(citations, '');
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
  return (
    text
      // Spreadsheets put a cell with line breaks in quotes.
      .replaceAll(/(?<=^|\t|\n)"((?:[^"]|"")*)"(?=\t|\n|$)/g, (_, quoted: string) =>
        quoted.replaceAll('""', '"').replaceAll('\n', ' '),
      )
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.split('\t').map((cell) => cleanPaste(cell.trim(), true)))
  );
}

/** Converts what was typed for a font such as Preeti, before its letters are taken for bullets or bold text. */
function inUnicode(text: string): string {
  return convertAll(text, findLegacyText(text));
}

function cleanBody(text: string): string {
  const lines = text
    // Spreadsheets end the last row too.
    .replace(/(\t.*)\n+$/, '$1')
    .replaceAll(chatBold, '**$1**')
    // An old price stays crossed out, so that the check asks about it.
    .replaceAll(/~([^~\n\p{Nd}]+)~/gu, '$1')
    .split('\n');
  const widths: number[] = [];
  const blocks: Block[] = lines.map((line) => {
    if (separator.test(line)) return { kind: 'separator', line: '---' };
    const [marker, shownMarker] = markerOf(line);
    if (marker === undefined) {
      // An empty line may be between two items of a list.
      if (line.trim() !== '') widths.length = 0;
      if (/\S\t/.test(line)) return { kind: 'row', line: toRow(line) };
      return { kind: 'text', line: line.replaceAll('\t', ' ').trimEnd() };
    }
    const indent = ' '.repeat(4 * depthOf(line, widths));
    return { kind: 'item', line: indent + line.replace(marker, shownMarker).trimEnd() };
  });
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

/** Returns the mark of a list item as it was typed and as Markdown reads it. */
function markerOf(line: string): [typed: string, shown: string] | [undefined] {
  const typed = bullet.exec(line)?.[0];
  if (typed !== undefined) return [typed, '- '];
  const [numbered, number] = /^[ \t]*(\d+)[.)][ \t]+/.exec(line) ?? [];
  return numbered === undefined ? [undefined] : [numbered, `${number}. `];
}

/** Returns how many lists an item is in besides its own. @param widths the indents of these lists, which it updates */
function depthOf(line: string, widths: number[]): number {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const width = indent.replaceAll('\t', '    ').length;
  while ((widths.at(-1) ?? 0) > width) widths.pop();
  if (widths.at(-1) !== width) widths.push(width);
  return widths.length - 1;
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
