import type { CompileResult } from '../../compiler/compile.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { codeFrame } from '../../compiler/diagnostics/code-frame.ts';
import { groupDiagnostics, type Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { correctedLines } from '../../compiler/diagnostics/fixes.ts';
import { underlinedRange } from '../../compiler/diagnostics/report.ts';
import { validPictureName } from '../../compiler/read/files/picture-names.ts';

/** The diagnostics of one line, which the bar lists together. */
export type LineDiagnostics = readonly [Diagnostic, ...Diagnostic[]];

/** Groups diagnostics by line, since all fixes of a line result in one corrected line. */
export function groupByLine(diagnostics: readonly Diagnostic[]): LineDiagnostics[] {
  return groupDiagnostics(diagnostics, ({ path, line }) => `${path}:${line}`);
}

/** Returns the lines around diagnostics, and the corrected lines; nothing if the file is not text. */
export function linesAround(diagnostics: LineDiagnostics, files: CompileResult['files']) {
  const [first] = diagnostics;
  const text = files.find(({ textFile }) => textFile.path === first.path)?.textFile.text;
  return {
    frame: text === undefined ? '' : codeFrame(text, ...underlinedRange(text, first)),
    corrected: correctedLines(text ?? '', diagnostics).map((line) => line.text),
  };
}

/** Returns true if `preparePicture` can correct the errors of a picture. */
export function isPreparable([{ path: file, fix }]: LineDiagnostics): boolean {
  if (!file.startsWith('content/pictures/') || file.endsWith('.svg')) return false;
  return fix !== undefined || validPictureName(splitPath(file).fileName) === undefined;
}

/** Returns true if the text of a language is still to be written. */
export function isUntranslated({ rule }: Diagnostic): boolean {
  return /^untranslated-(page|original)$/.test(rule);
}
