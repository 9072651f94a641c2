import { describeAction, nameOfSave } from '../describe/change-rows.ts';
import type { Save } from '../draft/drafts.ts';
import { ChangedRow } from './ChangeList.tsx';
import { RedoButton, UndoButton } from './NoticeLine.tsx';
import { useStaff } from './context.ts';

/** Renders a save as one sentence with its time, what it has changed, and Undo. */
export function SaveRow({ save }: { save: Save }) {
  const staff = useStaff();
  const { dates } = staff;
  return (
    <li>
      <div>
        {dates?.time(save.time) ?? save.time}{' '}
        <ChangedRow {...describeAction(staff, save.differences)} />
      </div>
      <UndoButton save={save} />
    </li>
  );
}

/** Renders a save that was undone, and Redo. @param text names it */
export function RedoRow({ save, text }: { save: Save; text?: string }) {
  const staff = useStaff();
  return (
    <li>
      <div>{text ?? nameOfSave(staff, save.differences)}</div>
      <RedoButton save={save} />
    </li>
  );
}
