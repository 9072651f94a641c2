import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { useStaff, type Notice } from './context.ts';
import { nameOf } from './names.ts';

/** Renders a notice above the page. Inside of an open dialog, because everything outside is inert. */
export function NoticeLine({ notice }: { notice: Notice | undefined }) {
  const { strings, notify } = useStaff();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.togglePopover(notice !== undefined);
  }, [notice]);
  return (
    <div ref={box} className="notice" popover="manual">
      <p role="status">{notice?.text}</p>
      {notice?.save && <UndoButton save={notice.save} />}
      <Button look="quiet" onClick={() => notify(undefined)}>
        {strings.close}
      </Button>
    </div>
  );
}

/** Renders the button that undoes a save. */
export function UndoButton({ save }: { save: NonNullable<Notice['save']> }) {
  const { strings, undo } = useStaff();
  return (
    <Button aria-label={strings.undoOf(nameOf(save, strings))} onClick={() => void undo(save)}>
      {strings.undo}
    </Button>
  );
}
