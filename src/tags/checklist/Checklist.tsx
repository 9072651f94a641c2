import type { ReactNode } from 'react';
import styles from './checklist.module.css';

/** A card with a list to go through before doing what its button does. */
export function Checklist({ children }: { children: ReactNode }) {
  return <div className={styles.checklist}>{children}</div>;
}
