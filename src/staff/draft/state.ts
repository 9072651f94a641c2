import { codeFrame } from '../../compiler/diagnostics/code-frame.ts';
import {
  groupDiagnostics,
  startOfFile,
  type Diagnostic,
} from '../../compiler/diagnostics/diagnostic.ts';
import { correctedLines } from '../../compiler/diagnostics/fixes.ts';
import { sourceOf } from '../../compiler/diagnostics/position.ts';
import { underlinedRange } from '../../compiler/diagnostics/report.ts';
import type { CompileResult } from '../../compiler/compile.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { validPictureName } from '../../compiler/read/files/picture-names.ts';
import type { Model } from '../../compiler/model.ts';
import { checkDay } from '../../compiler/check/run-rules.ts';
import { whyStale, type StaleTranslation } from '../../compiler/translate/stale.ts';
import { factsByLanguage } from './page-values.ts';

/** Content without errors, which pages show. */
export type ValidContent = CompileResult & { model: Model };

export type ListedDiagnostic = ReturnType<typeof listDiagnostics>[number];

/** Returns what the bar shows of the content. @param valid the last content without errors */
export function contentState(latest: CompileResult, valid: ValidContent | undefined) {
  const { model, diagnostics, warnings, files } = latest;
  const todaysWarnings = model ? checkDay(latest, new Date()) : [];
  return {
    errors: listDiagnostics(diagnostics, files),
    warnings: listDiagnostics([...warnings, ...todaysWarnings], files),
    facts: valid ? factsByLanguage(valid) : {},
  };
}

/**
 * Groups diagnostics by line, since all fixes of a line result in one corrected line.
 * @param files the files whose lines are shown
 */
export function listDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: CompileResult['files'] = [],
) {
  const groups = groupDiagnostics(diagnostics, ({ path: file, line }) => `${file}:${line}`);
  return groups.map((group) => {
    const [first] = group;
    const text = files.find(({ source }) => source.path === first.path)?.source.text;
    const related = group.find((diagnostic) => diagnostic.related)?.related;
    return {
      source: sourceOf(first.path, first),
      rules: group.map(({ rule }) => rule),
      messages: group.map(({ message }) => message),
      /** The surrounding lines; empty if the file is not text. */
      frame: text === undefined ? '' : codeFrame(text, ...underlinedRange(text, first)),
      correctedLines: correctedLines(text ?? '', group).map((line) => line.text),
      isPreparable: isPreparable(group),
      /** The source that a diagnostic refers to, such as the original of a stale translation. */
      related: related && sourceOf(related.path, related),
    };
  });
}

/** Returns true if `preparePicture` can correct the errors of a picture. */
function isPreparable([{ path: file, fix }]: readonly [Diagnostic, ...Diagnostic[]]): boolean {
  if (!file.startsWith('content/pictures/') || file.endsWith('.svg')) return false;
  return fix !== undefined || validPictureName(splitPath(file).fileName) === undefined;
}

/** Lists translations that may be out of date. */
export function listStale(translations: readonly StaleTranslation[]) {
  return listDiagnostics(
    translations.map((stale) => ({
      rule: 'stale-translation',
      path: stale.file.source.path,
      ...startOfFile,
      message: whyStale(stale),
      related: { path: stale.original.source.path, ...startOfFile },
    })),
  );
}
