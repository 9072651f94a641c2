import { styleText } from 'node:util';
import { frame } from './code-frame.ts';
import { linesInstead, replacement } from './fixes.ts';
import type { Place, Problem } from './diagnostic.ts';

/** What a report is about; see `LoadResult`. */
export interface Reported {
  problems: readonly Problem[];
  warnings?: readonly Problem[];
  /** The files as they were read, for the lines that a report shows. */
  files: readonly { source: { path: string; text: string } }[];
}

export interface ReportOptions {
  /** Whether the reader is a terminal that shows colours. */
  colour?: boolean;
}

/** One problem on a line of its own, its place written so that editors make it a link. */
export function problemLine({ path, line, column, message }: Problem): string {
  return `${place(path, { line, column })}  ${message}`;
}

/**
 * All problems for a person: by file, each with its lines, the place marked, and the line to write
 * instead where it is known; warnings apart; then how many there are. Empty without any.
 */
export function report(
  { problems, warnings = [], files }: Reported,
  options: ReportOptions = {},
): string {
  return [
    ...tellByFile(problems, files, options),
    ...(warnings.length > 0 ? ['Warnings, which keep nothing from being published:'] : []),
    ...tellByFile(warnings, files, options),
    ...summary(problems, warnings),
  ].join('\n\n\n');
}

/** What is to be told of each file, with the lines that it is about. */
export function tellByFile(
  problems: readonly Problem[],
  files: Reported['files'],
  { colour = false }: ReportOptions = {},
): string[] {
  const texts = new Map(files.map(({ source: { path, text } }) => [path, text]));
  const textOf = (path: string) => texts.get(path);
  return byFile(problems).map((group) =>
    group.map((problem) => paragraph(problem, textOf, colour)).join('\n\n'),
  );
}

function byFile(problems: readonly Problem[]): Problem[][] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.path);
    if (group) group.push(problem);
    else groups.set(problem.path, [problem]);
  }
  return [...groups.values()];
}

function paragraph(
  problem: Problem,
  textOf: (path: string) => string | undefined,
  colour: boolean,
): string {
  const headline = problemLine(problem);
  const text = textOf(problem.path);
  const other = problem.also && textOf(problem.also.path);
  const instead = text === undefined ? [] : linesInstead(text, problem);
  return [
    colour ? styleText('bold', headline, { validateStream: false }) : headline,
    ...(text === undefined ? [] : [frame(text, ...marked(text, problem))]),
    ...(problem.also ? [`see ${place(problem.also.path, problem.also)}`] : []),
    ...(problem.also && other !== undefined ? [frame(other, problem.also)] : []),
    ...(instead.length > 0 ? ['write instead'] : []),
    ...instead.map(({ line, words }) => `  ${line} | ${words}`),
  ].join('\n');
}

/** What of the text is marked: all that the mend replaces, where it stands in one line. */
function marked(text: string, { line, column, ...problem }: Problem): [Place, number] {
  const found = replacement(text, { line, column, ...problem });
  const wrong = problem.mend?.wrong ?? '';
  if (!found || wrong.includes('\n')) return [{ line, column }, 1];
  const lineStart = text.lastIndexOf('\n', found.start - 1) + 1;
  const isHere = text.slice(0, lineStart).split('\n').length === line;
  return isHere
    ? [{ line, column: found.start - lineStart + 1 }, wrong.length]
    : [{ line, column }, 1];
}

function place(path: string, { line, column }: Place): string {
  return `${path}:${line}:${column}`;
}

function summary(problems: readonly Problem[], warnings: readonly Problem[]): string[] {
  if (problems.length + warnings.length === 0) return [];
  const counts = [
    ...(problems.length > 0 ? [count(problems, 'problem')] : []),
    ...(warnings.length > 0 ? [count(warnings, 'warning')] : []),
  ];
  const certain = problems.filter(({ mend }) => mend?.certain).length;
  const fix = `${certain} of them ${certain === 1 ? 'has' : 'have'} one right answer: npm run check -- --fix writes it.`;
  return [`${counts.join(' and ')} in the content.${certain > 0 ? ` ${fix}` : ''}`];
}

function count({ length }: readonly Problem[], name: string): string {
  return `${length} ${name}${length === 1 ? '' : 's'}`;
}
