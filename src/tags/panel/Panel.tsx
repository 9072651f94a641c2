import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A coloured box. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
