import { findLegacyText } from '../../compiler/text/preeti/find-legacy-text.ts';
import { convertAll } from '../../compiler/text/preeti/legacy-segments.ts';
import { rupee } from '../../compiler/text/rupee.ts';
import { formatRow, parseTable } from './table-text.ts';

/** Matches what chat programs leave behind where they have cited a source. */
const citations =
  / ?:contentReference\[oaicite:\d+\]\{index=\d+\}|【[^】]*】|\u{E200}cite[^\u{E201}]*\u{E201}|(?: ?\[\d+(?:, ?\d+)*\])+(?=[\s.,;:!?)]|$)/gu;

/** Matches the bullet of a list item as chat and word processors write it. */
const bullet = /^[ \t]*[•·▪◦‣●○∙*–—-][ \t\u{A0}]+/u;

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
    .replaceAll(/~([^~\n]+)~/g, '$1')
    .split('\n');
  const blocks: { kind: 'item' | 'row' | 'text'; line: string }[] = lines.map((line) => {
    if (bullet.test(line)) return { kind: 'item', line: line.replace(bullet, '- ').trimEnd() };
    const numbered = /^[ \t]*(\d+)[.)][ \t]+/.exec(line);
    if (numbered) return { kind: 'item', line: line.replace(numbered[0], `${numbered[1]}. `) };
    if (/\S\t/.test(line)) return { kind: 'row', line: toRow(line) };
    return { kind: 'text', line: line.replaceAll('\t', ' ').trimEnd() };
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
    .map((line) => line.replace(bullet, '').replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
    .join(' ');
}
