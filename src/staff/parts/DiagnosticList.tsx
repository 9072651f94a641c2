import { toEnglish } from '../../site/fields/say.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { sourceOf } from '../../compiler/diagnostics/position.ts';
import {
  groupByLine,
  isPreparable,
  linesAround,
  type LineDiagnostics,
} from '../describe/diagnostic-lines.ts';
import { formatMessage } from '../describe/format-message.ts';
import { formatPath, formatSource, formatText } from '../describe/names.ts';
import { ErrorList } from './ErrorList.tsx';
import { SourceButton } from './SourceButton.tsx';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { useSave } from './useSave.ts';

interface DiagnosticListProps {
  heading?: string;
  /** True for content without errors: each row names a text and opens it, instead of a line of a file. */
  namesTexts?: boolean;
  diagnostics: readonly Diagnostic[];
}

/** Lists diagnostics, with a row for each line. */
export function DiagnosticList({ heading, namesTexts = false, diagnostics }: DiagnosticListProps) {
  if (diagnostics.length === 0) return null;
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <ol role="list">
        {groupByLine(diagnostics).map((group) => (
          <li key={sourceOf(group[0].path, group[0])}>
            <DiagnosticRow diagnostics={group} namesText={namesTexts} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface DiagnosticRowProps {
  diagnostics: LineDiagnostics;
  namesText: boolean;
}

/** Renders the diagnostics of a line. Shows the corrected lines first, if they are known. */
function DiagnosticRow({ diagnostics, namesText }: DiagnosticRowProps) {
  const staff = useStaff();
  const { content, session, strings } = staff;
  const { save, errors } = useSave();
  const [first] = diagnostics;
  const source = sourceOf(first.path, first);
  const related = diagnostics.find((diagnostic) => diagnostic.related)?.related;
  const relatedSource = related && sourceOf(related.path, related);
  const { frame, corrected } = linesAround(diagnostics, content.latest.files);
  const isPicture = first.path.startsWith('content/pictures/');
  const textName = namesText ? formatText(staff, source) : undefined;
  const relatedName = namesText && relatedSource ? formatText(staff, relatedSource) : undefined;
  const prepare = () => void save(() => session.preparePicture(first.path));
  return (
    <>
      {isPicture ? (
        <b>{formatPath(staff, first.path)}</b>
      ) : (
        // Only the whole file can repair errors such as an unknown name of a field or an open tag: such a file has no
        // texts with sheets. This is the only way to it.
        <SourceButton source={source} isWhole={textName === undefined} label={textName} />
      )}
      {corrected.length > 0 && (
        <p className="advice">
          {strings.write}
          <code>{corrected.join('\n')}</code>
        </p>
      )}
      {diagnostics.map(({ message }) => (
        <p key={toEnglish(message)} className={corrected.length > 0 ? '' : 'advice'}>
          {formatMessage(staff, message)}
        </p>
      ))}
      {isPreparable(diagnostics) && (
        <StaffButton look="primary" onClick={prepare}>
          {strings.prepare}
        </StaffButton>
      )}
      <ErrorList errors={errors} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be focusable */}
      {frame && textName === undefined && <pre tabIndex={0}>{frame}</pre>}
      {relatedSource && (
        <SourceButton
          source={relatedSource}
          isWhole={relatedName === undefined}
          label={strings.seeAlso(relatedName ?? formatSource(staff, relatedSource))}
        />
      )}
    </>
  );
}
