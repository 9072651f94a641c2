import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

/**
 * The lines of front matter that are indented by tabs, which YAML does not read.
 * @param lines the lines of the whole file
 */
export function tabDiagnostics(lines: readonly string[]): FileDiagnostic[] {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  return lines.slice(0, end).flatMap((line, index) => {
    const [find = ''] = /^\s*(?:-\s+)*/.exec(line) ?? [];
    if (!find.includes('\t')) return [];
    const message = 'this line begins with a tab; use spaces, like the lines around it';
    // A tab is a level or, behind a hyphen, what one space is.
    const replace = find.replaceAll(/(?<!-\s*)\t/g, '  ').replaceAll('\t', ' ');
    return [{ line: index + 1, column: 1, message, fix: { find, replace, safe: true as const } }];
  });
}
