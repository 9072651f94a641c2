import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two things side by side, or below each other where there is no room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
