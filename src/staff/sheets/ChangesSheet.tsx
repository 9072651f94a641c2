import { ChangeList } from '../parts/ChangeList.tsx';
import { StaffButton } from '../parts/StaffButton.tsx';
import { useStaff } from '../parts/context.ts';
import { RedoButton, UndoButton } from '../parts/NoticeLine.tsx';
import { describeSave, nameOfSave } from '../describe/change-rows.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useAnswer } from '../parts/useAnswer.ts';

/** Lists the saves, which can be undone, and what differs from the published content. */
export function ChangesSheet() {
  const staff = useStaff();
  const { content, dates, publishing, session, strings, showSheet } = staff;
  const { saves } = content;
  const changes = useAnswer(session.contentChanges, content);
  return (
    <Sheet title={strings.latestSaves}>
      <ul role="list" className="saves">
        {saves.map((save) => (
          <li key={save.id}>
            <span>
              {dates?.time(save.time) ?? save.time} {describeSave(staff, save.differences)}
            </span>
            <UndoButton save={save} />
          </li>
        ))}
        {content.undone.map((save) => (
          <li key={save.id}>
            <span>{strings.undone(nameOfSave(staff, save.differences))}</span>
            <RedoButton save={save} />
          </li>
        ))}
      </ul>
      <details open={saves.length === 0}>
        <summary>{strings.sinceLast}</summary>
        <div role="status">{!changes && strings.loading}</div>
        {changes && <ChangeList changes={changes} />}
      </details>
      {publishing && (
        <StaffButton look="primary" onClick={() => showSheet({ kind: 'send' })}>
          {strings.send}
        </StaffButton>
      )}
    </Sheet>
  );
}
