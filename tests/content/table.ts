import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A table of cases in Markdown. Each `## ` heading states a case; the blocks below it are the files
 * that somebody saves, each behind its language and path:
 *
 *     ```mdx content/faq/delivery.mdx          the whole file, with its last line break
 *     ```diff content/site/business.mdx        lines that change: taken out -, put in +, kept as they are
 *
 * A block of "text" without a path is what is told about it. Where a file holds a line of three
 * backticks, the marks around its block are longer.
 */
export interface Case {
  title: string;
  files: SavedFile[];
  /** Where the report stands in the table; where it belongs, while there is none. */
  report: { start: number; end: number };
}

export interface SavedFile {
  path: string;
  /** @param before the text of the file until now, which only a change needs */
  text: (before: string) => string;
}

/** A block with its language, its path and its text; or a heading. */
const piece =
  /^(?<marks>`{3,})(?<language>\S+) ?(?<path>.*)\n(?<text>[^]*?)^\k<marks>$|^## (?<title>.*)$/gm;

export function casesIn(table: string): Case[] {
  const cases: Case[] = [];
  for (const { index, groups = {}, 0: all } of table.matchAll(piece)) {
    const { title, language, path = '', text = '' } = groups;
    const [start, end] = [index, index + all.length];
    const current = cases.at(-1);
    if (title !== undefined) cases.push({ title, files: [], report: { start: end, end } });
    else if (!current) throw new Error(`no case stands above this block:\n${all}`);
    else if (path === '' && language === 'text') current.report = { start, end };
    else if (path === '') throw new Error(`no path stands behind the language:\n${all}`);
    else {
      const isChange = language === 'diff';
      current.files.push({ path, text: (before) => (isChange ? changed(before, text) : text) });
      current.report = { start: end, end };
    }
  }
  return cases;
}

function changed(before: string, change: string): string {
  const linesOf = (sign: string) =>
    [...change.matchAll(/^(.)(.*\n)/gm)]
      .filter((line) => line[1] === ' ' || line[1] === sign)
      .map((line) => line[2])
      .join('');
  const [start, ...others] = before.split(linesOf('-'));
  if (others.length !== 1) throw new Error(`no single place for this change:\n${change}`);
  return `${start}${linesOf('+')}${others[0]}`;
}

/** The table as it would be with these reports, one for each case. */
export function withReports(table: string, reports: readonly string[]): string {
  let [written, done] = ['', 0];
  for (const [index, { report }] of casesIn(table).entries()) {
    const isNew = report.start === report.end;
    written += table.slice(done, report.start);
    written += `${isNew ? '\n\n' : ''}\`\`\`text\n${reports[index]}\n\`\`\``;
    done = report.end;
  }
  return written + table.slice(done);
}

export const pathOf = (table: string) => join(import.meta.dirname, table);

/** The tables beside this file, by their names. */
export function readTables(): Record<string, string> {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(pathOf(name), 'utf8')]));
}
