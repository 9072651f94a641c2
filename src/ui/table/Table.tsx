import type { ComponentProps } from 'react';
import styles from './table.module.css';

/** A table that scrolls sideways where it has no room; it takes the focus, so that arrow keys scroll it. */
export function Table({ 'aria-label': label, children }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
      <table>{children}</table>
    </div>
  );
}
