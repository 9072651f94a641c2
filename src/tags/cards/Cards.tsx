import { Children, type ReactNode } from 'react';
import styles from './cards.module.css';

/** A list laid out as a grid that has as many columns as there is room for. */
export function Cards({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.cards} role="list">
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
