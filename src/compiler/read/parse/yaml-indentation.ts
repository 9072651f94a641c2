import type { Finding } from '../../diagnostics/diagnostic.ts';
import { say } from '../../../site/fields/say.ts';

export const alignMessage = say`Align this line with the lines that it belongs to.`;

/** Reports a line that is indented too far. */
export function overIndentedDiagnostic(lines: readonly string[], lineNumber: number): Finding {
  const column = (lines[lineNumber - 1] ?? '').search(/\S|$/) + 1;
  const message = [...alignMessage, ...say`It begins too far to the right.`];
  return { line: lineNumber, column, message };
}

/** Reports lines that are indented by tabs, which YAML forbids. */
export function checkTabs(lines: readonly string[]): Finding[] {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const diagnostics: Finding[] = [];
  let lastUnindentedLine = '';
  for (const [index, line] of lines.slice(0, end).entries()) {
    const [find = ''] = /^\s*(?:-\s+)*/.exec(line) ?? [];
    if (/^[^#\s]/.test(line) && !find.includes('\t')) lastUnindentedLine = line;
    if (!find.includes('\t')) continue;
    const message = say`Use spaces instead of the tab at the beginning of this line.`;
    // Only a field without a value can have indented lines below it. Below any other line, this
    // line is a new field.
    const isNewField =
      /^\s+[a-z_]+:/.test(line) && /^(?:---|[a-z_]+:[ \t]+\S)/.test(lastUnindentedLine);
    const replace = isNewField ? '' : withoutTabs(find);
    diagnostics.push({ line: index + 1, column: 1, message, fix: { find, replace, safe: true } });
  }
  return diagnostics;
}

/** Replaces a tab after a hyphen by one space, and any other tab by one level of indentation. */
function withoutTabs(indentation: string): string {
  return indentation.replaceAll(/(?<=-\s*)\t/g, ' ').replaceAll('\t', '  ');
}
