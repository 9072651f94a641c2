import { openDaysSentence } from '../../lib/format-hours.ts';
import { useSite } from '../../model/contexts.ts';
import { useOpeningNow } from '../../model/useOpeningNow.ts';
import styles from './open-now.module.css';

/**
 * Renders whether the shop is open now. Until scripts run, renders the opening hours. Then
 * `showOpening` finds the element by `data-state`, and the text in its first child. A hero with doors
 * shows the hours below the status if it has space.
 */
export function OpenNow() {
  const { business, calendar } = useSite();
  const current = useOpeningNow();
  const hours = openDaysSentence(business.hours, calendar);
  return (
    <p className={styles.status} data-state={current?.state ?? 'unknown'}>
      <span className={styles.label}>{current?.text ?? hours}</span>
      <span className={styles.hours}>{hours}</span>
    </p>
  );
}
