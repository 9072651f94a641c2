import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  look?: 'calm' | undefined;
  children: ReactNode;
}

/** A coloured band that asks for something, or a calm ground across the screen for a part of the page. */
export function Band({ look, children }: BandProps) {
  if (look === 'calm') return <section className={styles.calm}>{children}</section>;
  return (
    <section className={styles.band}>
      <div className={styles.words}>{children}</div>
    </section>
  );
}
