import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

/**
 * The lines of front matter that are indented by tabs, which YAML does not read, each with the spaces
 * to write instead.
 * @param lines the lines of the whole file
 */
export function tabDiagnostics(lines: readonly string[]): FileDiagnostic[] {
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const frontMatter = withSpaces(lines.slice(1, end));
  return frontMatter.flatMap(({ find, start }, index) => {
    if (!find.includes('\t')) return [];
    const message = 'this line begins with a tab; use spaces, like the lines around it';
    const fix = { find, replace: start, safe: true as const };
    return [{ line: index + 2, column: 1, message, fix }];
  });
}

/** Each line with what it begins with, as it is written and in spaces. */
function withSpaces(lines: readonly string[]) {
  const columns = new Map<string, number>();
  let nextColumn = 0;
  return lines.map((line) => {
    const [, indent = '', hyphens = '', rest = ''] =
      /^([ \t]*)((?:-[ \t]+)*)(.*)$/.exec(line) ?? [];
    const column = indent.includes('\t') ? (columns.get(indent) ?? nextColumn) : indent.length;
    const start = ' '.repeat(column) + hyphens.replaceAll('\t', ' ');
    if (rest !== '' && !rest.startsWith('#')) {
      columns.set(indent, column);
      nextColumn = start.length + (/(?::|[|>][-+]?)\s*$/.test(rest) ? 2 : 0);
    }
    return { find: indent + hyphens, start, rest };
  });
}
