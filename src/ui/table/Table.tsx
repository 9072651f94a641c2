import type { ComponentProps } from 'react';
import styles from './table.module.css';

/** Renders a table that scrolls sideways if it does not fit, also by the arrow keys. */
export function Table({ 'aria-label': label, children }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
      <table>{children}</table>
    </div>
  );
}
