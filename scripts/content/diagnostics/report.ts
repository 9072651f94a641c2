import { styleText } from 'node:util';
import { codeFrame } from './code-frame.ts';
import { correctedLines, replacement } from './fixes.ts';
import { groupDiagnostics, type Position, type Diagnostic } from './diagnostic.ts';
import { positionAt, sourceOf } from './position.ts';

/** The input of a report; see `LoadResult`. */
export interface Reported {
  diagnostics: readonly Diagnostic[];
  warnings?: readonly Diagnostic[];
  /** The files as they were read, for the lines that a report shows. */
  files: readonly { source: { path: string; text: string } }[];
}

export interface ReportOptions {
  /** True if the output is a terminal with colours. */
  colour?: boolean;
}

/** One diagnostic on a line of its own: its position, which editors make a link, its message and its rule. */
export function diagnosticLine(diagnostic: Diagnostic): string {
  return `${sourceOf(diagnostic.path, diagnostic)}  ${diagnostic.message}  ${diagnostic.rule}`;
}

/** Formats all diagnostics for a person: by file, each with its lines and the line to write instead. */
export function report(
  { diagnostics, warnings = [], files }: Reported,
  options: ReportOptions = {},
): string {
  return [
    ...reportByFile(diagnostics, files, options),
    ...(warnings.length > 0 ? ['Warnings, which do not stop publishing:'] : []),
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
  return groupDiagnostics(diagnostics, ({ path }) => path).map((ofFile) =>
    groupDiagnostics(ofFile, ({ line }) => String(line))
      .map((ofLine) => {
        const told = ofLine.map((diagnostic) => paragraph(diagnostic, texts, colour)).join('\n\n');
        // All fixes of a line make one line to write instead.
        const instead = correctedLines(texts.get(ofLine[0].path) ?? '', ofLine);
        const lines = instead.map(({ line, text }) => `  ${line} | ${text}`);
        return [told, ...(lines.length > 0 ? ['write instead'] : []), ...lines].join('\n');
      })
      .join('\n\n'),
  );
}

function paragraph(
  diagnostic: Diagnostic,
  texts: ReadonlyMap<string, string>,
  colour: boolean,
): string {
  const headline = diagnosticLine(diagnostic);
  const { path, related } = diagnostic;
  const text = texts.get(path);
  const other = related && texts.get(related.path);
  return [
    colour ? styleText('bold', headline, { validateStream: false }) : headline,
    ...(text === undefined ? [] : [codeFrame(text, ...marked(text, diagnostic))]),
    ...(related ? [`see ${sourceOf(related.path, related)}`] : []),
    ...(related && other !== undefined ? [codeFrame(other, related)] : []),
  ].join('\n');
}

/** Returns the range to underline: the text that the fix replaces, if it is on one line. */
export function marked(text: string, diagnostic: Diagnostic): [Position, number] {
  const { find = '' } = diagnostic.fix ?? {};
  const found = replacement(text, diagnostic);
  const start = found && positionAt(text, found.start);
  const isHere = start?.line === diagnostic.line && !find.includes('\n');
  return isHere ? [start, find.length] : [diagnostic, 1];
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
