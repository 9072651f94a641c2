import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { sourceOf } from '../../src/compiler/diagnostics/position.ts';
import type { ReportInput } from '../../src/compiler/diagnostics/report.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

/**
 * Formats diagnostics as workflow commands. GitHub Actions shows each diagnostic at its line.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function reportGithub({ diagnostics, warnings = [] }: ReportInput): string {
  return [...diagnostics, ...warnings].map(formatCommand).join('\n');
}

function formatCommand(diagnostic: Diagnostic): string {
  const { severity = 'error', path, line, column, message, rule, related } = diagnostic;
  const see = related ? `\nsee ${sourceOf(related.path, related)}` : '';
  const properties = `file=${escapeProperty(path)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${severity} ${properties}::${escapeData(toEnglish(message) + see)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
