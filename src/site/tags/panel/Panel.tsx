import type { TagProps } from '../tag-props.ts';
import styles from './panel.module.css';

/** Renders a coloured box. */
export function Panel({ children }: TagProps<'Panel'>) {
  return <div className={`${styles.panel} box`}>{children}</div>;
}
