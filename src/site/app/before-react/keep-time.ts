import { localTime, minuteMs } from '../../lib/local-time.ts';
import { toUnixMinutes } from '../../lib/opening-now.ts';
import type { PageRecord } from '../../model/page-record.ts';
import { watchTime } from '../../ui/watch-time.ts';
import type { ForeignChanges } from './foreign-changes.ts';
import { showOpening, shownMinute } from './show-opening.ts';

/** Shows the current status of the shop. React renders a page whose dates have changed. */
export function keepTime(
  record: PageRecord,
  changes: ForeignChanges,
  hydrateNow: () => void,
  signal: AbortSignal,
) {
  const update = () => {
    const minute = toUnixMinutes(new Date());
    if (minute === shownMinute()) return;
    changes.change(() => showOpening(record, minute));
    const { date } = localTime(new Date(minute * minuteMs), record.utcOffsets);
    if (record.outdatedOn && record.outdatedOn <= date) hydrateNow();
  };
  update();
  signal.addEventListener('abort', watchTime(update));
}
