import type { TagProps } from '../tag-props.ts';
import styles from './band.module.css';

/** A coloured band that asks for something, or a calm ground across the screen for a part of the page. */
export function Band({ look, children }: TagProps<'Band'>) {
  if (look === 'calm') return <section className={styles.calm}>{children}</section>;
  return (
    <section className={styles.band}>
      <div className={`${styles.words} on-band`}>{children}</div>
    </section>
  );
}
