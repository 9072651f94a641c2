import { groupByLine, isUntranslated } from '../../describe/diagnostic-lines.ts';
import type { Publishing } from '../../draft/publishing.ts';
import { DiagnosticList } from '../../parts/DiagnosticList.tsx';
import { TextsToTranslate } from '../../parts/TextsToTranslate.tsx';
import { useStaff } from '../../parts/context.ts';

/** Lists what is still to be translated, and what stops publishing. */
export function ToDo({ publishing }: { publishing: Publishing }) {
  const { content, stale, strings } = useStaff();
  const untranslated = content.content.warnings.filter(isUntranslated);
  const translationCount = stale.length + groupByLine(untranslated).length;
  const tasks = publishing.tasks();
  return (
    <>
      {translationCount > 0 && (
        <details>
          <summary>{strings.translations(translationCount)}</summary>
          <TextsToTranslate />
        </details>
      )}
      {tasks.length > 0 && (
        <details>
          <summary>{strings.tasks(groupByLine(tasks).length)}</summary>
          <DiagnosticList diagnostics={tasks} namesTexts />
        </details>
      )}
    </>
  );
}
