import type { Problem } from '../content/diagnostics/diagnostic.ts';
import type { Reported } from '../content/diagnostics/report.ts';

/**
 * All problems as workflow commands of GitHub Actions, which shows each of them at its line.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function reportGithub({ problems, warnings = [] }: Reported): string {
  return [...problems.map(command('error')), ...warnings.map(command('warning'))].join('\n');
}

function command(level: 'error' | 'warning') {
  return ({ path, line, column, message, also }: Problem) => {
    const see = also ? `\nsee ${also.path}:${also.line}:${also.column}` : '';
    const place = `file=${property(path)},line=${line},col=${column}`;
    return `::${level} ${place}::${data(message + see)}`;
  };
}

function data(words: string): string {
  return words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(words: string): string {
  return data(words).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
