import type { TagProps } from '../tag-props.ts';
import styles from './panel.module.css';

/** Renders a coloured box, or an open column below a line. */
export function Panel({ look, children }: TagProps<'Panel'>) {
  if (look === 'open') return <div className={styles.open}>{children}</div>;
  return <div className={`${styles.panel} box`}>{children}</div>;
}
