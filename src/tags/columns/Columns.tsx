import type { TagProps } from '../tag-props.ts';
import styles from './columns.module.css';

/** Two things side by side, or below each other where there is no room. */
export function Columns({ children }: TagProps<'Columns'>) {
  return <div className={styles.columns}>{children}</div>;
}
