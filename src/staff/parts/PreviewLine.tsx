import { useSyncExternalStore } from 'react';
import { utcOffsets } from '../../site/lib/local-time.ts';
import { previewKey } from '../../site/ui/useClock.ts';
import { recall, remember } from '../draft/tab-memory.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';

/** The event after which the page and the bar read the time again (see useClock). */
const clockEvent = 'visibilitychange';

/** Shows the time that staff preview, and a button that ends the preview. */
export function PreviewLine() {
  const moment = useSyncExternalStore(subscribe, () => recall(previewKey));
  const { dates, strings } = useStaff();
  if (moment === undefined || !dates) return null;
  return (
    <p className="preview">
      {strings.previewing(dates.moment(Number(moment)))}{' '}
      <StaffButton look="quiet" onClick={() => showMoment(undefined)}>
        {strings.endPreview}
      </StaffButton>
    </p>
  );
}

/** Shows the page as it is at a moment (Unix time in milliseconds); at the current time if undefined. */
export function showMoment(moment: number | undefined) {
  remember(previewKey, moment?.toString());
  document.dispatchEvent(new Event(clockEvent));
  // An announcement is at the top of the page.
  scrollTo({ top: 0 });
}

/** Returns the Unix time in milliseconds of a local time. @param local the local time as if it were UTC */
export function momentAt(local: number, timeZone: string): number {
  // The clock change that is valid at the start of a year was in the year before.
  const offsets = utcOffsets(timeZone, new Date(local).getUTCFullYear() - 1);
  const offset = offsets.findLast(({ startsAt, minutes }) => startsAt + minutes * 60_000 <= local);
  return local - (offset?.minutes ?? 0) * 60_000;
}

function subscribe(onChange: () => void) {
  document.addEventListener(clockEvent, onChange);
  return () => document.removeEventListener(clockEvent, onChange);
}
