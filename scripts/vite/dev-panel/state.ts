import path from 'node:path';
import { codeFrame } from '../../../src/compiler/diagnostics/code-frame.ts';
import { groupDiagnostics, type Diagnostic } from '../../../src/compiler/diagnostics/diagnostic.ts';
import { correctedLines } from '../../../src/compiler/diagnostics/fixes.ts';
import { sourceOf } from '../../../src/compiler/diagnostics/position.ts';
import { underlinedRange } from '../../../src/compiler/diagnostics/report.ts';
import type { CompileResult } from '../../../src/compiler/compile.ts';
import { validPictureName } from '../../../src/compiler/files/picture-names.ts';
import { checkDay } from '../../../src/compiler/run-rules.ts';
import type { ContentStore } from '../content-store.ts';
import { factsByLanguage } from './page-values.ts';

export type ContentState = ReturnType<typeof contentState>;
export type ListedDiagnostic = ReturnType<typeof listDiagnostics>[number];

/** Returns the data of the staff bar for the content that was last loaded. */
export function contentState(store: ContentStore) {
  const latest = store.latest();
  const { model, diagnostics, warnings, files } = latest;
  const valid = store.valid();
  const todaysWarnings = model ? checkDay(latest, new Date()) : [];
  return {
    revision: store.revision(),
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
      messages: group.map(({ message }) => message),
      rules: group.map(({ rule }) => rule),
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
  return fix !== undefined || validPictureName(path.basename(file)) === undefined;
}
