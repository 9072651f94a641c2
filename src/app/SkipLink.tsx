import { useSite } from '../model/contexts.ts';
import styles from './skip-link.module.css';

/** Jumps over the header, as the first stop of the keyboard. */
export function SkipLink() {
  const { header } = useSite();
  return (
    <a href="#siteMain" className={`${styles.skip} screen-only`}>
      {header.skip}
    </a>
  );
}
