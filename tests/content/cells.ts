import { linesInstead } from '../../scripts/content/diagnostics/fixes.ts';
import {
  groupDiagnostics,
  type Diagnostic,
  type Position,
} from '../../scripts/content/diagnostics/diagnostic.ts';
import { unseen } from '../../scripts/content/diagnostics/invisible.ts';
import type { Reported } from '../../scripts/content/diagnostics/report.ts';
import { sourceOf } from '../../scripts/content/diagnostics/position.ts';

const signs = [
  ['\n', '⏎'],
  ['\t', '⇥'],
  ['|', '\\|'],
] as const;
const invisible = new RegExp(`[\\u00A0${unseen}]`, 'g');

/** Returns a text as a cell of a table. */
export function toCell(text: string): string {
  const shown = signs
    .reduce((changed, [sign, written]) => changed.replaceAll(sign, written), text)
    .replaceAll(invisible, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  if (shown === '') return '';
  return shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

/** Returns the text of a cell. */
export function fromCell(cell: string): string {
  const [, long, short] = /^(?:`` (.*) ``|`(.*)`)$/.exec(cell.trim()) ?? [];
  const shown = long ?? short ?? '';
  if (shown === '' && cell.trim() !== '') {
    throw new Error(`no backticks stand around this cell: ${cell}`);
  }
  const text = shown.replaceAll(/\\u\{([\da-f]+)\}/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return signs.reduce((changed, [sign, written]) => changed.replaceAll(written, sign), text);
}

/**
 * Returns two cells: the diagnostics and the lines after their fixes.
 * @param here the file whose diagnostics need no path
 */
export function resultCells(
  { diagnostics, warnings = [], files }: Reported,
  here: string,
): [told: string, instead: string] {
  const place = (path: string, position: Position) =>
    sourceOf(path, position).replace(`${here}:`, '');
  const line = ({ path, message, related, ...position }: Diagnostic) => {
    const see = related ? ` (see ${place(related.path, related)})` : '';
    return `${place(path, position)} ${message}${see}`;
  };
  const told = [
    ...diagnostics.map((one) => toCell(line(one)) + (one.fix?.safe ? ' ✓' : '')),
    ...warnings.map((one) => `warning ${toCell(line(one))}`),
  ];
  const instead = groupDiagnostics(
    [...diagnostics, ...warnings],
    (one) => `${one.path}:${one.line}`,
  )
    .flatMap((group) => {
      const file = files.find(({ source }) => source.path === group[0].path);
      return linesInstead(file?.source.text ?? '', group);
    })
    .map(({ text }) => toCell(text));
  return [told.join('<br>'), instead.join('<br>')];
}
