import type { TagProps } from '../tag-props.ts';
import styles from './columns.module.css';

/** Renders parts side by side, or below each other if they do not fit. */
export function Columns({ children }: TagProps<'Columns'>) {
  return <div className={styles.columns}>{children}</div>;
}
