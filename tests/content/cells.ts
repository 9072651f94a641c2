import { correctedLines } from '../../src/compiler/diagnostics/fixes.ts';
import {
  groupDiagnostics,
  type Diagnostic,
  type Position,
} from '../../src/compiler/diagnostics/diagnostic.ts';
import { hiddenCharacter } from '../../src/compiler/text/zero-width.ts';
import type { ReportInput } from '../../src/compiler/diagnostics/report.ts';
import { sourceOf } from '../../src/compiler/diagnostics/position.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

/** Matches characters that a reader of a table cannot see. */
const invisible = new RegExp(
  String.raw`[\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u202A-\u202E\p{Co}]|${hiddenCharacter}`,
  'gu',
);

/** Formats a text as code in a cell of a Markdown table. */
export function toCell(text: string): string {
  const escaped = text
    .replaceAll('\n', '⏎')
    .replaceAll('\t', '⇥')
    .replaceAll('|', String.raw`\|`)
    .replaceAll(invisible, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  if (escaped === '') return '';
  return escaped.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
}

/** Returns the text of the code in a cell. The Markdown parser has already unescaped the character |. */
export function fromCell(code: string): string {
  return code
    .replaceAll('⏎', '\n')
    .replaceAll('⇥', '\t')
    .replaceAll(/\\u\{([\da-f]+)\}/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
}

/**
 * Returns two cells: the diagnostics, and the lines after their fixes.
 * @param testedPath the file whose diagnostics need no path
 */
export function resultCells(
  { diagnostics, warnings = [], files }: ReportInput,
  testedPath: string,
): [findings: string, fixedLines: string] {
  const formatPosition = (path: string, position: Position) =>
    sourceOf(path, position).replace(`${testedPath}:`, '');
  const formatDiagnostic = (diagnostic: Diagnostic) => {
    const { path, message, related, fix, rule, severity } = diagnostic;
    const reference = related ? ` (see ${formatPosition(related.path, related)})` : '';
    const line = `${formatPosition(path, diagnostic)} ${toEnglish(message)}${reference}`;
    if (severity === 'warning') return `warning ${toCell(line)} ${rule}`;
    return `${toCell(line)}${fix?.safe ? ' ✓' : ''} ${rule}`;
  };
  const all = [...diagnostics, ...warnings];
  const groupsByLine = groupDiagnostics(all, ({ path, line }) => `${path}:${line}`);
  const fixedLines = groupsByLine.flatMap((group) => {
    const file = files.find(({ textFile }) => textFile.path === group[0].path);
    return correctedLines(file?.textFile.text ?? '', group);
  });
  return [
    all.map(formatDiagnostic).join('<br>'),
    fixedLines.map(({ text }) => toCell(text)).join('<br>'),
  ];
}
