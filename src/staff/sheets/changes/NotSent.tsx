import { useEffect } from 'react';
import { nameOfSave } from '../../describe/change-rows.ts';
import { formatPath } from '../../describe/names.ts';
import type { Publishing } from '../../draft/publishing.ts';
import { ChangeList } from '../../parts/ChangeList.tsx';
import { DiagnosticList } from '../../parts/DiagnosticList.tsx';
import { ErrorList } from '../../parts/ErrorList.tsx';
import { SaveButton } from '../../parts/SaveButton.tsx';
import { RedoRow, SaveRow } from '../../parts/SaveRow.tsx';
import { StaffButton } from '../../parts/StaffButton.tsx';
import { useStaff } from '../../parts/context.ts';
import { useAnswer } from '../../parts/useAnswer.ts';
import { useSave } from '../../parts/useSave.ts';

/** Lists what is not sent yet, each with its Undo, and sends it. */
export function NotSent({ publishing }: { publishing: Publishing }) {
  const staff = useStaff();
  const { content, errorCount, session, sending, showSheet, strings } = staff;
  const { conflicts, changes } = content;
  const { isPending, unsentCount, send } = sending;
  const { notSent, takenBack, sent } = publishing.actions();
  const { answer: weakness } = useAnswer(publishing.weakness);
  const { save, isSaving, errors } = useSave();
  /** True if a request is open that would change nothing. */
  const isEmptied = unsentCount > 0 && changes.length === 0;
  const hasRows = notSent.length + takenBack.length > 0;
  const { answer: differences } = useAnswer(
    session.contentChanges,
    unsentCount > 0 && !hasRows && content,
  );
  // Shows what colleagues have changed before anything is sent.
  useEffect(() => void session.refresh(), [session]);
  const sendNow = () =>
    void save(async () => {
      // The connection is not the fault of staff: it is sent later by itself.
      await send().catch((error: unknown) => {
        if (!publishing.isPending()) throw error;
      });
      return undefined;
    });
  const isAgain = sent.length > 0;
  const label = isEmptied ? strings.withdraw : isAgain ? strings.sendAgain : strings.send;
  return (
    <>
      {conflicts.map(({ path, place }) => (
        <StaffButton
          key={place + path}
          onClick={() => showSheet({ kind: 'conflict', path, place })}
        >
          {strings.changedTwiceIn(formatPath(staff, path))}
        </StaffButton>
      ))}
      <h3>{unsentCount > 0 ? strings.notSent(unsentCount) : strings.allSent}</h3>
      <ul role="list" className="saves">
        {notSent.map((action) => (
          <SaveRow key={action.id} save={action} />
        ))}
        {takenBack.map((action) => (
          <RedoRow
            key={action.id}
            save={action}
            text={strings.takenBack(nameOfSave(staff, action.differences))}
          />
        ))}
      </ul>
      {isEmptied && <p>{strings.emptied}</p>}
      {unsentCount > 0 && !hasRows && !isEmptied && differences && (
        <ChangeList changes={differences} />
      )}
      <ErrorList errors={errors}>
        {errorCount > 0 && <p className="advice">{strings.errorsFirst}</p>}
        {isPending && <p className="advice">{strings.sendsLater}</p>}
      </ErrorList>
      <DiagnosticList diagnostics={content.content.errors} />
      {unsentCount > 0 && (
        <div className="actions">
          {isAgain && !isEmptied && <p>{strings.sendAgainAdds}</p>}
          <SaveButton
            look="primary"
            isSaving={isSaving}
            disabled={errorCount + conflicts.length > 0}
            onClick={sendNow}
          >
            {label}
          </SaveButton>
        </div>
      )}
      {weakness && <p className="advice">{strings.weaknesses[weakness]}</p>}
    </>
  );
}
