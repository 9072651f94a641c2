import { Children, type ReactNode } from 'react';
import styles from './card.module.css';

interface GridProps {
  /** `cards` gives all entries the same wide column, `row` each what it needs. */
  width?: 'cards' | 'row';
  children: ReactNode;
}

/** A list laid out as a grid that has as many columns as there is room for. */
export function Grid({ width = 'cards', children }: GridProps) {
  return (
    <ul className={`${styles.grid} ${styles[width]}`} role="list">
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
