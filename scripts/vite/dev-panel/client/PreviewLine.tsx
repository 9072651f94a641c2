import { useSyncExternalStore } from 'react';
import { previewKey } from '../../../../src/ui/useClock.ts';
import { Button } from './Button.tsx';
import { useStaff } from './context.ts';
import { useAnswer } from './server.ts';

/** Upon it the clocks of the page look at the time again, and so does the bar. */
const clockEvent = 'visibilitychange';

/** Says that the page is shown as on another day, until that is switched off. */
export function PreviewLine() {
  const { words } = useStaff();
  const moment = useSyncExternalStore(followClock, () => sessionStorage.getItem(previewKey));
  const timeZone = useAnswer('schedule')?.timeZone;
  if (moment === null) return null;
  const shown = new Date(Number(moment)).toLocaleString(document.documentElement.lang, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <p className="preview" role="status">
      {words.previewing(shown)}{' '}
      <Button look="quiet" onClick={() => showMoment(undefined)}>
        {words.endPreview}
      </Button>
    </p>
  );
}

/** Shows the page as it is at a moment (Unix time in milliseconds), or as it is now. */
export function showMoment(moment: number | undefined) {
  if (moment === undefined) sessionStorage.removeItem(previewKey);
  else sessionStorage.setItem(previewKey, String(moment));
  document.dispatchEvent(new Event(clockEvent));
}

function followClock(onChange: () => void) {
  document.addEventListener(clockEvent, onChange);
  return () => document.removeEventListener(clockEvent, onChange);
}
