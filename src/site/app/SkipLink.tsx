import { useSite } from '../model/contexts.ts';
import styles from './skip-link.module.css';

/** Renders the link that skips the header, the first element for keyboard users. */
export function SkipLink() {
  const { header } = useSite();
  return (
    <a href="#siteMain" className={`${styles.skip} screen-only`}>
      {header.skip}
    </a>
  );
}
