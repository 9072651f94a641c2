import type { CollectionProps } from '../../model/content.ts';
import type { CollectionData } from '../collection-schemas.ts';
import styles from './stats.module.css';

/** Renders numbers with their labels. */
export function Stats({ entries }: CollectionProps<CollectionData<'stats'>>) {
  return (
    <ul className={styles.stats} role="list">
      {entries.map(({ id, data, badge }) => (
        <li key={id} className={styles.stat}>
          <span className={styles.figure}>{data.figure}</span>{' '}
          <span className={styles.label}>{data.label}</span>
          {badge}
        </li>
      ))}
    </ul>
  );
}
