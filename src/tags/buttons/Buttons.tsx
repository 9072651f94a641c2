import type { TagProps } from '../tag-props.ts';
import styles from './buttons.module.css';

/** Buttons side by side, or below each other where there is no room. */
export function Buttons({ children }: TagProps<'Buttons'>) {
  return <div className={`${styles.buttons} row`}>{children}</div>;
}
