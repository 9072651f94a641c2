import type { Diagnostic } from '../content/diagnostics/diagnostic.ts';
import { sourceOf } from '../content/diagnostics/position.ts';
import type { Reported } from '../content/diagnostics/report.ts';

/**
 * Formats all diagnostics as workflow commands of GitHub Actions, which shows each at its line.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function reportGithub({ diagnostics, warnings = [] }: Reported): string {
  return [...diagnostics.map(command('error')), ...warnings.map(command('warning'))].join('\n');
}

function command(level: 'error' | 'warning') {
  return ({ path, line, column, message, rule, related }: Diagnostic) => {
    const see = related ? `\nsee ${sourceOf(related.path, related)}` : '';
    const position = `file=${property(path)},line=${line},col=${column},title=${property(rule)}`;
    return `::${level} ${position}::${data(message + see)}`;
  };
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
