import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Node, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { replaceRanges } from '../../src/compiler/diagnostics/fixes.ts';
import type { SiteCopy } from '../support/site-copy.ts';
import { fromCell, toCell } from './cells.ts';

/*
 * The Markdown files in this folder list mistakes in content and the reports about them. Each `## `
 * heading begins with the id of a rule. The blocks below it are the files to save, each after its
 * language and path:
 *
 *     ```mdx content/faq/delivery.mdx          the whole file, with its last line break
 *     ```diff content/site/business.mdx        changed lines: removed -, added +, or unchanged
 *     ```remove content/faq/delivery.mdx       an empty block: the file or folder is removed
 *     ```base64 content/pictures/sofa.png      the bytes of a file
 *
 * If a path begins with content/ne, the Nepali translation is added first. A heading without files uses
 * the files above the first heading. If a file contains three backticks, its fence is longer.
 *
 * If a line of the files or a path is `…` (in a diff `+…`), a table follows. Each of its rows is one case,
 * and its first cell replaces the `…`:
 *
 *     | text | report | line after the fix |
 *     | --- | --- | --- |
 *     | `order:6` | `3:1 Write a space after the colon.` ✓ | `order: 6` |
 *
 * Text is between backticks, with ⏎ for a line break, ⇥ for a tab, \| for | and \u{200b} for an
 * invisible character. The second cell is the report: line, column and message, after the path if it is
 * about another file. <br> separates diagnostics and lines. ✓ marks what `check -- --fix` writes.
 * "warning" marks what does not block publishing.
 *
 * A heading without a table is one case and needs a "text" block without a path: its whole report. Below
 * a table, such a block is the whole report of the first row.
 *
 * To add a row, write its first cell. `npx vitest run --project content -u` writes the other cells and
 * the reports.
 */

/** The files of one row of a table, or of a heading without a table. */
export interface Case {
  title: string;
  files: SavedFile[];
  /** The path of the file under test. */
  path: string;
}

/** The content that a case changes. */
type ChangedContent = Pick<SiteCopy, 'write' | 'edit' | 'remove' | 'translate'>;

/** A file that a case writes, changes or removes. */
export interface SavedFile {
  path: string;
  save: (content: ChangedContent) => void;
}

/** Saves the files of a case. */
export function save(content: ChangedContent, files: readonly SavedFile[]) {
  if (files.some(({ path }) => path.startsWith('content/ne/'))) content.translate();
  for (const file of files) file.save(content);
}

/** The result of a case. */
export interface Outcome {
  report: string;
  /** All cells after the first. */
  cells: readonly string[];
}

interface Range {
  start: number;
  end: number;
}

interface Row extends Range {
  /** The text of the first cell. */
  input: string;
}

/** A heading with the elements below it. */
interface Section {
  title: string;
  blocks: Code[];
  rows: Row[];
  report: Range | undefined;
  end: number;
}

function sectionsIn(markdown: string): Section[] {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  // The blocks above the first heading.
  const commonBlocks: Code[] = [];
  const sections: Section[] = [];
  for (const node of children) {
    const range = rangeOf(node);
    if (node.type === 'heading' && node.depth === 2) {
      const title = markdown.slice(range.start, range.end).replace('## ', '');
      sections.push({ title, blocks: [], rows: [], report: undefined, end: range.end });
    }
    const section = sections.at(-1);
    if (node.type === 'code' && node.meta) (section?.blocks ?? commonBlocks).push(node);
    if (!section) continue;
    if (node.type === 'code' && !node.meta) section.report = range;
    if (node.type === 'table') section.rows.push(...rowsOf(node));
    section.end = range.end;
  }
  return sections.map((section) =>
    section.blocks.length > 0 ? section : { ...section, blocks: commonBlocks },
  );
}

function rangeOf({ position }: Node): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function rowsOf({ children: [, ...rows] }: Table): Row[] {
  return rows.map((row) => {
    const [code] = row.children[0]?.children ?? [];
    if (code?.type !== 'inlineCode') {
      throw new Error(`no backticks in the first cell of line ${row.position?.start.line}`);
    }
    return { ...rangeOf(row), input: fromCell(code.value) };
  });
}

/** Returns a case for each row, or one case for a section without a table. */
function casesOf({ title, blocks, rows }: Section): Case[] {
  if (rows.length === 0) return [caseOf(title, blocks, '')];
  return rows.map(({ input }) => caseOf(`${title}: ${toCell(input)}`, blocks, input));
}

/** Matches the line that a row replaces. */
const placeholder = /^(\+?)…$/m;

function caseOf(title: string, blocks: readonly Code[], input: string): Case {
  const files = blocks.map((block) => toSavedFile(block, input));
  const hasPlaceholder = ({ meta, value }: Code) => meta === '…' || placeholder.test(value);
  // Without a placeholder the index is -1, so the last file is under test.
  const tested = files.at(blocks.findIndex(hasPlaceholder));
  return { title, files, path: tested?.path ?? '' };
}

function toSavedFile({ meta, value, lang }: Code, input: string): SavedFile {
  const path = meta === '…' ? input : (meta ?? '');
  const lines = value === '' ? '' : `${value}\n`;
  // In a diff, each line of the input gets the sign of the placeholder.
  const text = lines.replace(placeholder, (_, sign: string) => input.replaceAll(/^/gm, () => sign));
  const saveFile = (content: ChangedContent) => {
    if (lang === 'remove') content.remove(path);
    else if (lang === 'base64') content.write(path, Buffer.from(text, 'base64'));
    else content.edit(path, (before) => (lang === 'diff' ? applyDiff(before, text) : text));
  };
  return { path, save: saveFile };
}

/** Finds the unchanged and removed lines of a diff, and writes its unchanged and added lines there. */
function applyDiff(before: string, diff: string): string {
  const lines = [...diff.matchAll(/^(.)(.*\n)/gm)];
  const linesWith = (changeSign: string) => {
    const matching = lines.filter(([, sign]) => sign === ' ' || sign === changeSign);
    return matching.map(([, , text]) => text).join('');
  };
  const parts = before.split(linesWith('-'));
  if (parts.length !== 2) throw new Error(`this change does not match exactly once:\n${diff}`);
  return parts.join(linesWith('+'));
}

/** Returns the cases of a Markdown file. */
export const casesIn = (markdown: string): Case[] => sectionsIn(markdown).flatMap(casesOf);

/** Returns the Markdown with these outcomes, one for each case. */
export function withOutcomes(markdown: string, outcomes: readonly Outcome[]): string {
  const remaining = [...outcomes];
  const replacements = sectionsIn(markdown).flatMap(({ rows, report, end }) => {
    // A section without rows is one case.
    const sectionOutcomes = remaining.splice(0, Math.max(rows.length, 1));
    const changedRows = rows.map(({ input, start, end: rowEnd }, index) => {
      const cells = [toCell(input), ...(sectionOutcomes[index]?.cells ?? [])];
      return { start, end: rowEnd, replace: `| ${cells.join(' | ')} |` };
    });
    const block = `\`\`\`text\n${sectionOutcomes[0]?.report}\n\`\`\``;
    if (report) return [...changedRows, { ...report, replace: block }];
    return rows.length > 0 ? changedRows : [{ start: end, end, replace: `\n\n${block}` }];
  });
  return replaceRanges(markdown, replacements);
}

export const pathOf = (name: string) => join(import.meta.dirname, name);

/** Returns the Markdown files in this folder by name. */
export function readTables(): Record<string, string> {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(pathOf(name), 'utf8')]));
}
