import type { TagProps } from '../tag-props.ts';
import styles from './band.module.css';

/** Renders a coloured band with a call to action, or a calm background across the screen. */
export function Band({ look, children }: TagProps<'Band'>) {
  if (look === 'calm') return <section className={styles.calm}>{children}</section>;
  return (
    <section className={`${styles.band} on-band`}>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
