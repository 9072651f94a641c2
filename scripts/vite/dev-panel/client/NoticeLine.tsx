import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { useStaff, type Notice } from './context.ts';
import { nameOf } from './readable.ts';

/** A line above all else on the page, or above an open dialog, outside of which nothing can be reached. */
export function NoticeLine({ notice }: { notice: Notice | undefined }) {
  const { words, notify } = useStaff();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.togglePopover(notice !== undefined);
  }, [notice]);
  return (
    <div ref={box} className="notice" popover="manual">
      <p role="status">{notice?.text}</p>
      {notice?.save && <UndoButton save={notice.save} />}
      <Button look="quiet" onClick={() => notify(undefined)}>
        {words.close}
      </Button>
    </div>
  );
}

/** Takes a save back. */
export function UndoButton({ save }: { save: NonNullable<Notice['save']> }) {
  const { words, undo } = useStaff();
  return (
    <Button aria-label={words.undoOf(nameOf(save, words))} onClick={() => void undo(save)}>
      {words.undo}
    </Button>
  );
}
