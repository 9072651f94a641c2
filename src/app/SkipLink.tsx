import { useSite } from '../model/contexts.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: jumps over the header. */
export function SkipLink() {
  const { header } = useSite();
  return (
    <a href="#siteMain" className={`${styles.skip} screen-only`}>
      {header.skip}
    </a>
  );
}
