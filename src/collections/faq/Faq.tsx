import { useRef } from 'react';
import type { CollectionProps } from '../../model/content.ts';
import type { CollectionData } from '../schemas.ts';
import { Heading } from '../../ui/Heading.tsx';
import styles from './faq.module.css';
import { useDisclosures } from './useDisclosures.ts';

/** Questions that open on their answers, one at a time: the browser's own `details`. */
export function Faq({ entries, level }: CollectionProps<CollectionData<'faq'>>) {
  const list = useRef<HTMLDivElement>(null);
  useDisclosures(list, entries.map(({ id }) => id).join(' '));
  return (
    <div ref={list} className={styles.list}>
      {entries.map(({ id, data, Body, badge }) => (
        // The browser may have opened it already, for an address that names it.
        <details key={id} name="faq" className={styles.disclosure} suppressHydrationWarning>
          <summary className={styles.summary}>
            <Heading level={level} className="entry-title">
              {data.question}
              {badge}
            </Heading>
          </summary>
          {/* The address stands on the answer, so that a browser opens it by itself. */}
          <div id={id} className={styles.content}>
            {Body && <Body />}
          </div>
        </details>
      ))}
    </div>
  );
}
