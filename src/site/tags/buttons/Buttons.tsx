import type { TagProps } from '../tag-props.ts';
import styles from './buttons.module.css';

/** Renders buttons side by side, or below each other if they do not fit. */
export function Buttons({ children }: TagProps<'Buttons'>) {
  return <div className={`${styles.buttons} row`}>{children}</div>;
}
