import { styleText } from 'node:util';
import { codeFrame } from './code-frame.ts';
import { linesInstead, replacement } from './fixes.ts';
import type { Position, Diagnostic } from './diagnostic.ts';

/** What a report is about; see `LoadResult`. */
export interface Reported {
  diagnostics: readonly Diagnostic[];
  warnings?: readonly Diagnostic[];
  /** The files as they were read, for the lines that a report shows. */
  files: readonly { source: { path: string; text: string } }[];
}

export interface ReportOptions {
  /** Whether the reader is a terminal that shows colours. */
  colour?: boolean;
}

/** One diagnostic on a line of its own, its position written so that editors make it a link. */
export function diagnosticLine({ path, line, column, message }: Diagnostic): string {
  return `${at(path, { line, column })}  ${message}`;
}

/**
 * All diagnostics for a person: by file, each with its lines, the position marked, and the line to write
 * instead where it is known; warnings apart; then how many there are. Empty without any.
 */
export function report(
  { diagnostics, warnings = [], files }: Reported,
  options: ReportOptions = {},
): string {
  return [
    ...reportByFile(diagnostics, files, options),
    ...(warnings.length > 0 ? ['Warnings; the content can be published all the same:'] : []),
    ...reportByFile(warnings, files, options),
    ...summary(diagnostics, warnings),
  ].join('\n\n\n');
}

/** The diagnostics of each file as one text, with code frames. */
export function reportByFile(
  diagnostics: readonly Diagnostic[],
  files: Reported['files'],
  { colour = false }: ReportOptions = {},
): string[] {
  const texts = new Map(files.map(({ source: { path, text } }) => [path, text]));
  const textOf = (path: string) => texts.get(path);
  return byFile(diagnostics).map((group) =>
    group
      .map((diagnostic, index) => {
        // All fixes of a line are shown as one line, below the last of its diagnostics.
        const isLast = group[index + 1]?.line !== diagnostic.line;
        const ofLine = isLast ? group.filter(({ line }) => line === diagnostic.line) : [];
        return paragraph(diagnostic, ofLine, textOf, colour);
      })
      .join('\n\n'),
  );
}

function byFile(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.path);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.path, [diagnostic]);
  }
  return [...groups.values()];
}

function paragraph(
  diagnostic: Diagnostic,
  toFix: readonly Diagnostic[],
  textOf: (path: string) => string | undefined,
  colour: boolean,
): string {
  const headline = diagnosticLine(diagnostic);
  const text = textOf(diagnostic.path);
  const other = diagnostic.related && textOf(diagnostic.related.path);
  const instead = text === undefined ? [] : linesInstead(text, toFix);
  return [
    colour ? styleText('bold', headline, { validateStream: false }) : headline,
    ...(text === undefined ? [] : [codeFrame(text, ...marked(text, diagnostic))]),
    ...(diagnostic.related ? [`see ${at(diagnostic.related.path, diagnostic.related)}`] : []),
    ...(diagnostic.related && other !== undefined ? [codeFrame(other, diagnostic.related)] : []),
    ...(instead.length > 0 ? ['write instead'] : []),
    ...instead.map(({ line, text: changed }) => `  ${line} | ${changed}`),
  ].join('\n');
}

/** What of the text is marked: all that the fix replaces, where it stands in one line. */
export function marked(
  text: string,
  { line, column, ...diagnostic }: Diagnostic,
): [Position, number] {
  const found = replacement(text, { line, column, ...diagnostic });
  const find = diagnostic.fix?.find ?? '';
  if (!found || find.includes('\n')) return [{ line, column }, 1];
  const lineStart = text.lastIndexOf('\n', found.start - 1) + 1;
  const isHere = text.slice(0, lineStart).split('\n').length === line;
  return isHere
    ? [{ line, column: found.start - lineStart + 1 }, find.length]
    : [{ line, column }, 1];
}

function at(path: string, { line, column }: Position): string {
  return `${path}:${line}:${column}`;
}

function summary(diagnostics: readonly Diagnostic[], warnings: readonly Diagnostic[]): string[] {
  if (diagnostics.length + warnings.length === 0) return [];
  const counts = [
    ...(diagnostics.length > 0 ? [count(diagnostics, 'error')] : []),
    ...(warnings.length > 0 ? [count(warnings, 'warning')] : []),
  ];
  const safe = diagnostics.filter(({ fix }) => fix?.safe).length;
  const fix = `${safe} of them can be fixed automatically: npm run check -- --fix`;
  return [`${counts.join(' and ')} in the content.${safe > 0 ? ` ${fix}` : ''}`];
}

function count({ length }: readonly Diagnostic[], name: string): string {
  return `${length} ${name}${length === 1 ? '' : 's'}`;
}
