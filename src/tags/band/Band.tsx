import type { ReactNode } from 'react';
import styles from './band.module.css';

/** A coloured band that asks for something. */
export function Band({ children }: { children: ReactNode }) {
  return (
    <section className={styles.band}>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
