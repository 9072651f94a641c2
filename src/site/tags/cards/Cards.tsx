import { Children, type ReactNode } from 'react';
import styles from './cards.module.css';

/** Renders a list as a grid with as many columns as fit. */
export function Cards({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.cards} role="list">
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
