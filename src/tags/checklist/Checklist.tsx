import type { TagProps } from '../tag-props.ts';
import styles from './checklist.module.css';

/** A card with a list to go through before doing what its button does. */
export function Checklist({ children }: TagProps<'Checklist'>) {
  return <div className={`${styles.checklist} box`}>{children}</div>;
}
