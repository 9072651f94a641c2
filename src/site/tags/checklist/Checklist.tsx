import type { TagProps } from '../tag-props.ts';
import styles from './checklist.module.css';

/** Renders a card with a checklist. */
export function Checklist({ children }: TagProps<'Checklist'>) {
  return <div className={`${styles.checklist} box`}>{children}</div>;
}
