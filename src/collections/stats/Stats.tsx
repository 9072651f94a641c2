import type { z } from 'zod';
import type { CollectionProps } from '../../model/content.ts';
import type { stats } from './schema.ts';
import styles from './stats.module.css';

type Stat = z.infer<typeof stats.frontMatter>;

/** Figures with what they count. */
export function Stats({ entries }: CollectionProps<Stat>) {
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
