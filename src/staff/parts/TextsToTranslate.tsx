import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { groupByLine, isUntranslated } from '../describe/diagnostic-lines.ts';
import { formatPath } from '../describe/names.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';

/** Lists the texts that are still to be translated, and the translations to look at. */
export function TextsToTranslate() {
  const { content, stale, strings } = useStaff();
  return (
    <>
      <PairList
        heading={strings.toTranslate}
        diagnostics={content.content.warnings.filter(isUntranslated)}
      />
      <PairList heading={strings.staleList} diagnostics={stale} />
    </>
  );
}

interface PairListProps {
  heading: string;
  diagnostics: readonly Diagnostic[];
}

/** Lists texts that staff compare with, or write after, the text in another language. */
function PairList({ heading, diagnostics }: PairListProps) {
  const staff = useStaff();
  if (diagnostics.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul role="list">
        {groupByLine(diagnostics).map(([{ path, line }]) => (
          <li key={`${path}:${line}`}>
            <StaffButton look="quiet" onClick={() => void staff.openPair(path)}>
              {formatPath(staff, path)}
            </StaffButton>
          </li>
        ))}
      </ul>
    </>
  );
}
