import { startOfFile, type Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import type { CompileResult } from '../../compiler/compile.ts';
import type { Model } from '../../compiler/model.ts';
import { checkDay } from '../../compiler/check/run-rules.ts';
import { whyStale, type StaleTranslation } from '../../compiler/translate/stale.ts';
import { factsByLanguage } from './page-values.ts';

/** Content without errors, which pages show. */
export type ValidContent = CompileResult & { model: Model };

/** Returns what the bar shows of the content. @param valid the last content without errors */
export function contentState(latest: CompileResult, valid: ValidContent | undefined) {
  const { model, diagnostics, warnings } = latest;
  const todaysWarnings = model ? checkDay(latest, new Date()) : [];
  return {
    errors: diagnostics,
    warnings: [...warnings, ...todaysWarnings],
    facts: valid ? factsByLanguage(valid) : {},
  };
}

/** Lists translations that may be out of date. */
export function listStale(translations: readonly StaleTranslation[]): Diagnostic[] {
  return translations.map((stale) => ({
    rule: 'stale-translation',
    path: stale.file.textFile.path,
    ...startOfFile,
    message: whyStale(stale),
    related: { path: stale.original.textFile.path, ...startOfFile },
  }));
}
