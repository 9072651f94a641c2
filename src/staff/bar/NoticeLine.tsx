import { useEffect, useRef } from 'react';
import { StaffButton } from './StaffButton.tsx';
import type { Save } from '../edits/requests.ts';
import { useStaff } from './context.ts';
import { nameOf } from './names.ts';

/** Renders the notice. An open dialog also renders the notice, since all elements outside are inert. */
export function NoticeLine() {
  const { notice, notify, strings } = useStaff();
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => void popover.current?.togglePopover(notice !== undefined), [notice]);
  return (
    <div ref={popover} className="notice" popover="manual">
      <p role="status">{notice?.text}</p>
      {notice?.save && <UndoButton save={notice.save} />}
      <StaffButton look="quiet" onClick={() => notify(undefined)}>
        {strings.close}
      </StaffButton>
    </div>
  );
}

export function UndoButton({ save }: { save: Save }) {
  const { strings, undo } = useStaff();
  return (
    <StaffButton aria-label={strings.undoOf(nameOf(strings, save))} onClick={() => void undo(save)}>
      {strings.undo}
    </StaffButton>
  );
}
