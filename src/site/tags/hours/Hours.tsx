import { useSite } from '../../model/contexts.ts';
import { useToday } from '../../model/useToday.ts';
import { dateRangeOf } from '../../fields/date.ts';
import { hoursRows, specialRows } from '../../lib/format-hours.ts';
import styles from './hours.module.css';

/** Renders the opening hours as a table, with upcoming special days. */
export function Hours() {
  const { business, calendar } = useSite();
  const today = useToday();
  const upcoming = (business.special_days ?? []).filter((day) => dateRangeOf(day).until >= today);
  const rows = [...hoursRows(business.hours, calendar), ...specialRows(upcoming, calendar, today)];
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">{calendar.caption}</caption>
      <tbody>
        {rows.map(({ days, times, source }) => (
          <tr key={`${days} ${times}`} {...(import.meta.env.DEV && { 'data-source': source })}>
            <th scope="row">{days}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
