import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** Where a link to this answer leads; stands on the answer, so that a browser opens it by itself. */
  id: string;
  /** Disclosures of one group close each other. */
  group: string;
  level: HeadingLevel;
  title: string;
  /** What marks the title. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A heading that opens and closes what is below it: the browser's own `details`. */
export function Disclosure({ id, group, level, title, badge, children }: DisclosureProps) {
  return (
    // The browser may have opened it already, for an address that names it.
    <details name={group} className={styles.disclosure} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Heading level={level} className="entry-title">
          {title}
          {badge}
        </Heading>
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
