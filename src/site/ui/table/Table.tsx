import type { ComponentProps } from 'react';
import styles from './table.module.css';

/** Renders a table. If it is too wide, it scrolls sideways, also with the arrow keys. */
export function Table({ 'aria-label': label, children }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
    <div role={label && 'region'} aria-label={label} tabIndex={0} className={styles.region}>
      <table>{children}</table>
    </div>
  );
}
