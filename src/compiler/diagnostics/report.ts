import { codeFrame } from './code-frame.ts';
import { correctedLines, replacement } from './fixes.ts';
import { groupDiagnostics, type Position, type Diagnostic } from './diagnostic.ts';
import { positionAt, sourceOf } from './position.ts';
import { toEnglish } from '../../site/fields/say.ts';

export interface ReportInput {
  diagnostics: readonly Diagnostic[];
  warnings?: readonly Diagnostic[];
  /** The files, because a report shows their lines. */
  files: readonly { textFile: { path: string; text: string } }[];
}

/** Formats the headline of a diagnostic. */
export type Emphasize = (headline: string) => string;

const unchanged: Emphasize = (headline) => headline;

/** Formats a diagnostic as one line: position, message and rule. */
export function diagnosticLine(diagnostic: Diagnostic): string {
  return `${sourceOf(diagnostic.path, diagnostic)}  ${toEnglish(diagnostic.message)}  ${diagnostic.rule}`;
}

/**
 * Formats all diagnostics by file, each with its lines and the corrected line.
 * @param emphasize makes a headline bold, for a terminal
 */
export function report(
  { diagnostics, warnings = [], files }: ReportInput,
  emphasize: Emphasize = unchanged,
): string {
  return [
    ...reportByFile(diagnostics, files, emphasize),
    ...(warnings.length > 0 ? ['Warnings, which do not stop publishing:'] : []),
    ...reportByFile(warnings, files, emphasize),
    ...summary(diagnostics, warnings),
  ].join('\n\n\n');
}

/** Formats the diagnostics of each file as one text, with code frames. */
export function reportByFile(
  diagnostics: readonly Diagnostic[],
  files: ReportInput['files'],
  emphasize: Emphasize = unchanged,
): string[] {
  const texts = new Map(files.map(({ textFile: { path, text } }) => [path, text]));
  return groupDiagnostics(diagnostics, ({ path }) => path).map((diagnosticsInFile) => {
    const linesWithFindings = groupDiagnostics(diagnosticsInFile, ({ line }) => String(line));
    return linesWithFindings.map((findings) => formatLine(findings, texts, emphasize)).join('\n\n');
  });
}

/** Formats the diagnostics of one line, and the line with all their fixes. */
function formatLine(
  diagnostics: readonly [Diagnostic, ...Diagnostic[]],
  texts: ReadonlyMap<string, string>,
  emphasize: Emphasize,
): string {
  const findings = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, texts, emphasize));
  const corrected = correctedLines(texts.get(diagnostics[0].path) ?? '', diagnostics);
  const lines = corrected.map(({ line, text }) => `  ${line} | ${text}`);
  const heading = lines.length > 0 ? ['write instead'] : [];
  return [findings.join('\n\n'), ...heading, ...lines].join('\n');
}

function formatDiagnostic(
  diagnostic: Diagnostic,
  texts: ReadonlyMap<string, string>,
  emphasize: Emphasize,
): string {
  const { path, related } = diagnostic;
  const text = texts.get(path);
  const relatedText = related && texts.get(related.path);
  return [
    emphasize(diagnosticLine(diagnostic)),
    ...(text === undefined ? [] : [codeFrame(text, ...underlinedRange(text, diagnostic))]),
    ...(related ? [`see ${sourceOf(related.path, related)}`] : []),
    ...(related && relatedText !== undefined ? [codeFrame(relatedText, related)] : []),
  ].join('\n');
}

/** Returns what to underline: the text to replace if it is on this line, otherwise one character. */
export function underlinedRange(text: string, diagnostic: Diagnostic): [Position, number] {
  const { find = '' } = diagnostic.fix ?? {};
  const range = replacement(text, diagnostic);
  const start = range && positionAt(text, range.start);
  const isOnThisLine = start?.line === diagnostic.line && !find.includes('\n');
  return isOnThisLine ? [start, find.length] : [diagnostic, 1];
}

function summary(diagnostics: readonly Diagnostic[], warnings: readonly Diagnostic[]): string[] {
  if (diagnostics.length + warnings.length === 0) return [];
  const counts = [
    ...(diagnostics.length > 0 ? [formatCount(diagnostics, 'error')] : []),
    ...(warnings.length > 0 ? [formatCount(warnings, 'warning')] : []),
  ];
  const safeFixCount = diagnostics.filter(({ fix }) => fix?.safe).length;
  const fix = `${safeFixCount} of them can be fixed automatically: npm run check -- --fix`;
  return [`${counts.join(' and ')} in the content.${safeFixCount > 0 ? ` ${fix}` : ''}`];
}

function formatCount({ length }: readonly Diagnostic[], name: string): string {
  return `${length} ${name}${length === 1 ? '' : 's'}`;
}
