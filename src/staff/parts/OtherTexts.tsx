import { useEffect, useRef } from 'react';
import { sourceOf } from '../../compiler/diagnostics/position.ts';
import { startOfFile } from '../../compiler/diagnostics/diagnostic.ts';
import { formatMessage } from '../describe/format-message.ts';
import { formatPath } from '../describe/names.ts';
import type { SheetDiagnostic } from '../edits/requests.ts';
import { SourceButton } from './SourceButton.tsx';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';

interface OtherTextsProps {
  /** The errors of a save. Those in the edited text are ignored. */
  errors: readonly SheetDiagnostic[];
  /** Saves again, and solves the errors in the other texts too; undefined if only people can solve them. */
  repair: (() => void) | undefined;
}

const isLink = ({ repair }: SheetDiagnostic) =>
  repair === 'remove link' || repair === 'follow heading';

/** Names the texts in which an edit would cause errors, and offers to open or to correct them. */
export function OtherTexts({ errors, repair }: OtherTextsProps) {
  const staff = useStaff();
  const { strings } = staff;
  const place = useRef<HTMLDivElement>(null);
  // The button that solves all of them may be below the edge of the screen.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new errors have a new place
  }, [errors]);
  const others = errors.filter((error) => error.repair);
  if (others.length === 0) return null;
  const isEach = (kind: SheetDiagnostic['repair']) =>
    others.every((other) => other.repair === kind);
  const nameOf = ({ path = '' }: SheetDiagnostic) => formatPath(staff, path);
  const sentenceOf = ({ message }: SheetDiagnostic) => formatMessage(staff, message);
  /** Each text once: the two languages of a menu have one name. */
  const texts = new Map(
    others.map((error) => [`${nameOf(error)} ${isLink(error) ? '' : sentenceOf(error)}`, error]),
  );
  return (
    <div ref={place} className="stack">
      <p className="error">{others.every(isLink) ? strings.linkedFrom : strings.errorsInOthers}</p>
      <ul role="list">
        {[...texts].map(([key, error]) => (
          <li key={key}>
            <SourceButton
              source={sourceOf(error.path ?? '', { ...startOfFile, ...error })}
              label={nameOf(error)}
            />
            {!isLink(error) && <p>{sentenceOf(error)}</p>}
          </li>
        ))}
      </ul>
      {repair && (
        <>
          {isEach('remove link') && <p>{strings.removeLinksHow}</p>}
          <StaffButton look="primary" onClick={repair}>
            {isEach('remove link')
              ? strings.removeLinks
              : isEach('follow heading')
                ? strings.followHeading
                : strings.repairOthers}
          </StaffButton>
        </>
      )}
    </div>
  );
}
