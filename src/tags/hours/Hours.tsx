import { useSite } from '../../model/contexts.ts';
import { useClock } from '../../ui/useClock.ts';
import { spanOf } from '../../fields/date.ts';
import { hoursRows, specialRows } from '../../lib/hours.ts';
import { dateInKathmandu } from '../../lib/kathmandu.ts';
import { HoursTable } from '../../ui/hours-table/HoursTable.tsx';

/** The opening hours as a table, with the days to come that have hours of their own. */
export function Hours() {
  const { business, calendar } = useSite();
  const today = useClock(dateInKathmandu, '');
  const special = (business.special_days ?? []).filter((day) => spanOf(day).until >= today);
  const rows = [...hoursRows(business.hours, calendar), ...specialRows(special, calendar)];
  return <HoursTable caption={calendar.caption} rows={rows} />;
}
