import { useEffect, useRef } from 'react';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { CloseButton, StaffButton } from './StaffButton.tsx';
import type { Save } from '../draft/drafts.ts';
import { useStaff } from './context.ts';
import { nameOfSave } from '../describe/change-rows.ts';
import { sentenceOf } from '../describe/names.ts';
import { momentAt, showMoment } from './PreviewLine.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useSave } from './useSave.ts';

/** Long enough to read three lines, and to reach a button. */
const shownMs = 15_000;

/**
 * Renders the notice above the bar for some seconds, or for as long as one of its buttons has the focus. Its
 * live region is there before the notice: screen readers do not announce the first text of a new one.
 */
export function NoticeLine({ isSheetOpen }: { isSheetOpen: boolean }) {
  const { notice: latest, notify } = useStaff();
  const notice = isSheetOpen ? undefined : latest;
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
    <div role="status">
      <div ref={popover} className="notice" popover="manual">
        {notice && <NoticeText />}
      </div>
    </div>
  );
}

/** Renders the notice as a part of an open sheet. A sheet makes the page behind it inert. */
export function SheetNotice() {
  const { notice } = useStaff();
  return (
    <div role="status" className="notice">
      {notice && <NoticeText />}
    </div>
  );
}

function NoticeText() {
  const { content, notice, notify } = useStaff();
  const day = notice?.save && firstDayOf(notice.save, content.latest.files);
  return (
    <>
      <p>{notice?.text}</p>
      {day && <PreviewButton day={day} />}
      {notice?.save && <UndoButton save={notice.save} />}
      {notice?.undone && <RedoButton save={notice.undone} />}
      <CloseButton onClick={() => notify(undefined)} />
    </>
  );
}

/** Returns the first day (ISO 8601) on which visitors see what a save has changed, if it has one. */
function firstDayOf({ differences }: Save, files: readonly ContentFile[]): string | undefined {
  const paths = new Set(
    differences.map((change) =>
      'path' in change ? change.path : 'file' in change ? change.file : '',
    ),
  );
  const announced = differences.map((change) =>
    change.kind === 'announcement' && change.action !== 'removed' ? change.from : undefined,
  );
  const changed = files.filter(({ textFile }) => paths.has(textFile.path));
  const days: unknown[] = [...announced, ...changed.map(({ data }) => data?.from)];
  return days.find((day) => typeof day === 'string');
}

/** Renders the button that shows the page as it is on a day, at noon. */
function PreviewButton({ day }: { day: string }) {
  const { notify, session, strings } = useStaff();
  const preview = async () => {
    const { timeZone } = await session.schedule();
    showMoment(momentAt(Date.parse(`${day}T12:00Z`), timeZone));
    notify(undefined);
  };
  const showFailure = (error: Error) => notify({ text: sentenceOf(strings, error) });
  return (
    <StaffButton onClick={() => void preview().catch(showFailure)}>
      {strings.previewThatDay}
    </StaffButton>
  );
}

export function RedoButton({ save }: { save: Save }) {
  return <TakeBackButton save={save} action="redo" />;
}

export function UndoButton({ save }: { save: Save }) {
  return <TakeBackButton save={save} action="undo" />;
}

function TakeBackButton({ save, action }: { save: Save; action: 'undo' | 'redo' }) {
  const staff = useStaff();
  const { save: run, isSaving } = useSave();
  const { strings } = staff;
  return (
    <SaveButton
      isSaving={isSaving}
      aria-label={strings[`${action}Of`](nameOfSave(staff, save.differences))}
      onClick={() => void run(async () => void (await staff[action](save)))}
    >
      {strings[action]}
    </SaveButton>
  );
}
