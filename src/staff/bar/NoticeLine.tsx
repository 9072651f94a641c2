import { useEffect, useRef } from 'react';
import { CloseButton, StaffButton } from './StaffButton.tsx';
import type { Save } from '../edits/requests.ts';
import { useStaff } from './context.ts';
import { thingOf } from './names.ts';
import { momentAt, showMoment } from './PreviewLine.tsx';

const shownMs = 6000;

/** Renders the notice above the bar for some seconds, or for as long as one of its buttons has the focus. */
export function NoticeLine() {
  const { notice, notify } = useStaff();
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = popover.current;
    element?.togglePopover(notice !== undefined);
    if (!notice) return;
    const timer = setInterval(() => {
      if (!element?.matches(':focus-within')) notify(undefined);
    }, shownMs);
    return () => clearInterval(timer);
  }, [notice, notify]);
  return (
    <div ref={popover} className="notice" popover="manual">
      <NoticeText />
    </div>
  );
}

/** Renders the notice as a part of an open sheet. A sheet makes the page behind it inert. */
export function SheetNotice() {
  const { notice } = useStaff();
  return <div className="notice">{notice && <NoticeText />}</div>;
}

function NoticeText() {
  const { notice, notify } = useStaff();
  return (
    <>
      <p role="status">{notice?.text}</p>
      {notice?.save?.from && <PreviewButton day={notice.save.from} />}
      {notice?.save && <UndoButton save={notice.save} />}
      <CloseButton onClick={() => notify(undefined)} />
    </>
  );
}

/** Renders the button that shows the page as it is on a day, at noon. */
function PreviewButton({ day }: { day: string }) {
  const { notify, session, strings } = useStaff();
  const preview = async () => {
    const { timeZone } = await session.schedule();
    showMoment(momentAt(Date.parse(`${day}T12:00Z`), timeZone));
    notify(undefined);
  };
  return <StaffButton onClick={() => void preview()}>{strings.previewThatDay}</StaffButton>;
}

export function UndoButton({ save }: { save: Save }) {
  const staff = useStaff();
  const { strings, undo } = staff;
  return (
    <StaffButton aria-label={strings.undoOf(thingOf(staff, save))} onClick={() => void undo(save)}>
      {strings.undo}
    </StaffButton>
  );
}
