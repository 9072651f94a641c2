import type { HoursRow } from '../../lib/hours.ts';
import styles from './hours-table.module.css';

interface HoursTableProps {
  /** The table's name, for screen readers. */
  caption: string;
  rows: readonly HoursRow[];
}

/** Opening hours, a run of days a row. */
export function HoursTable({ caption, rows }: HoursTableProps) {
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ days, times }) => (
          <tr key={`${days} ${times}`}>
            <th scope="row">{days}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
