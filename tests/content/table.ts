import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceRanges } from '../../scripts/content/diagnostics/fixes.ts';
import type { SiteCopy } from '../support/site-copy.ts';
import { fromCell, toCell } from './cells.ts';

/**
 * Cases in Markdown. Each `## ` heading begins with the id of a rule. The blocks below it are the files to save, each
 * after its language and path:
 *
 *     ```mdx content/faq/delivery.mdx          the whole file, with its last line break
 *     ```diff content/site/business.mdx        changed lines: removed -, added +, or unchanged
 *     ```remove content/faq/delivery.mdx       an empty block: the file or folder is removed
 *     ```base64 content/pictures/sofa.png      the bytes of a file
 *
 * If a path begins with content/ne, the Nepali translation is added first.
 *
 * A heading without files uses the files above the first heading. A "text" block without a path is the
 * whole report. If a file contains three backticks, its fence is longer.
 *
 * If a line of the files or a path is `…` (in a diff `+…`), each row of a table replaces it and is one
 * case. The report then belongs to the first row:
 *
 *     | text | report | line after the fix |
 *     | --- | --- | --- |
 *     | `order:6` | `3:1 Write a space after the colon.` ✓ | `order: 6` |
 *
 * To add a row, write its first cell. `npx vitest run --project content -u` writes the other cells and
 * the reports. Text is between backticks, with ⏎ for a line break, ⇥ for a tab, \| for | and \u{200b}
 * for an invisible character. The second cell has the line, the column and the path of another file.
 * <br> separates diagnostics and lines. ✓ marks what `check -- --fix` writes. "warning" marks what does
 * not block publishing.
 */
export interface Case {
  title: string;
  files: SavedFile[];
  /** The file under test. */
  path: string;
}

export interface SavedFile {
  path: string;
  save: (content: SiteCopy) => void;
}

/** Saves the files of a case. */
export function save(content: SiteCopy, files: readonly SavedFile[]) {
  if (files.some(({ path }) => path.startsWith('content/ne/'))) content.translate();
  for (const file of files) file.save(content);
}

/** The result of a case. */
export interface Outcome {
  report: string;
  /** All cells after the first. */
  cells: readonly string[];
}

interface Block {
  path: string;
  text: string;
  language: string | undefined;
}

/** A range of a table's text. */
interface Range {
  start: number;
  end: number;
}

interface Section {
  title: string;
  blocks: Block[];
  rows: (Range & { written: string })[];
  /** The range of the report, or the position to insert it. */
  report: Range;
}

/** A block with its language, path and text, or a table, or a heading. */
const element =
  /^(?<marks>`{3,})(?<language>\S+) ?(?<path>.*)\n(?<text>[^]*?)^\k<marks>$|^\|.*\n\|[ :|-]+\|\n(?<rows>(?:\|.*\n)*)|^## (?<title>.*)$/gm;
const row = /^\|(?<first>(?:\\\||[^|])*).*$/gm;
const placeholder = /^(\+?)…$/m;

function sectionsIn(table: string): Section[] {
  const commonBlocks: Block[] = [];
  const sections: Section[] = [];
  for (const { index, groups = {}, 0: all } of table.matchAll(element)) {
    const { title, language, path = '', text = '', rows } = groups;
    const end = index + all.trimEnd().length;
    const current = sections.at(-1);
    const here = { start: end, end };
    if (title !== undefined) sections.push({ title, blocks: [], rows: [], report: here });
    else if (rows !== undefined) {
      const start = index + all.length - rows.length;
      for (const found of rows.matchAll(row)) {
        const range = { start: start + found.index, end: start + found.index + found[0].length };
        current?.rows.push({ ...range, written: fromCell(found.groups?.first ?? '') });
      }
      if (current) current.report = here;
    } else if (path !== '') {
      (current?.blocks ?? commonBlocks).push({ path, text, language });
      if (current) current.report = here;
    } else if (language === 'text' && current) current.report = { start: index, end };
    else throw new Error(`this block has no path:\n${all}`);
  }
  return sections.map((section) =>
    section.blocks.length > 0 ? section : { ...section, blocks: commonBlocks },
  );
}

/** Returns a case for each row, or one case if there are no rows. */
function casesOf({ title, blocks, rows }: Section): Case[] {
  if (rows.length === 0) return [caseOf(title, blocks, '')];
  return rows.map(({ written }) => caseOf(`${title}: ${toCell(written)}`, blocks, written));
}

function caseOf(title: string, blocks: readonly Block[], written: string): Case {
  const files = blocks.map((block) => toSavedFile(block, written));
  const testedIndex = blocks.findIndex(({ path, text }) => path === '…' || placeholder.test(text));
  return { title, files, path: files.at(testedIndex)?.path ?? '' };
}

function toSavedFile({ path: name, text, language }: Block, written: string): SavedFile {
  const path = name === '…' ? written : name;
  const filled = text.replace(placeholder, (_, sign: string) =>
    written.replaceAll(/^/gm, () => sign),
  );
  const saveFile = (content: SiteCopy) => {
    if (language === 'remove') content.remove(path);
    else if (language === 'base64') content.write(path, Buffer.from(filled, 'base64'));
    else content.edit(path, (before) => (language === 'diff' ? applyDiff(before, filled) : filled));
  };
  return { path, save: saveFile };
}

function applyDiff(before: string, change: string): string {
  const linesOf = (sign: string) =>
    [...change.matchAll(/^(.)(.*\n)/gm)]
      .filter((line) => line[1] === ' ' || line[1] === sign)
      .map((line) => line[2])
      .join('');
  const [start, ...rest] = before.split(linesOf('-'));
  if (rest.length !== 1) throw new Error(`no single place for this change:\n${change}`);
  return `${start}${linesOf('+')}${rest[0]}`;
}

export const casesIn = (table: string): Case[] => sectionsIn(table).flatMap(casesOf);

/** Returns the table with these outcomes, one for each case. */
export function withOutcomes(table: string, outcomes: readonly Outcome[]): string {
  let caseCount = 0;
  const edits = sectionsIn(table).flatMap(({ rows, report }) => {
    const found = outcomes.slice(caseCount, (caseCount += Math.max(rows.length, 1)));
    const isNew = report.start === report.end;
    const text = `${isNew ? '\n\n' : ''}\`\`\`text\n${found[0]?.report}\n\`\`\``;
    const lines = rows.map(({ written, ...range }, index) => ({
      ...range,
      text: `|${[toCell(written), ...(found[index]?.cells ?? [])].map((cell) => ` ${cell} |`).join('')}`,
    }));
    return [...lines, { ...report, text }];
  });
  return replaceRanges(
    table,
    edits.map(({ text, ...range }) => ({ ...range, replace: text })),
  );
}

export const pathOf = (table: string) => join(import.meta.dirname, table);

/** Returns the tables in this folder by name. */
export function readTables(): Record<string, string> {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(pathOf(name), 'utf8')]));
}
