import type { CollectionProps } from '../../model/content.ts';
import type { CollectionData } from '../collection-schemas.ts';
import { Heading } from '../../ui/Heading.tsx';
import { toggleAnswer } from './disclosure.ts';
import styles from './faq.module.css';
import { useLinkedAnswer } from './useLinkedAnswer.ts';

/** Renders questions as native `details`, which show one answer at a time. */
export function Faq({ entries, level }: CollectionProps<CollectionData<'faq'>>) {
  useLinkedAnswer(entries.flatMap(({ id, data: { was = [] } }) => [id, ...was]).join(' '));
  return (
    <div className={styles.list} data-beside="">
      {entries.map(({ id, data, Body, badge }) => (
        // The browser may have opened the question that the URL names before hydration.
        <details key={id} name="faq" className={styles.disclosure} suppressHydrationWarning>
          <summary
            className={styles.summary}
            onClick={(event) => toggleAnswer(event.currentTarget, event)}
          >
            <Heading level={level} className="entry-title">
              {data.question}
              {badge}
            </Heading>
          </summary>
          {/* If the URL contains this id, the browser opens the `details`. */}
          <div id={id} className={styles.content}>
            {data.was?.map((oldId) => (
              <span key={oldId} id={oldId} className={styles.content} />
            ))}
            {Body && <Body />}
          </div>
        </details>
      ))}
    </div>
  );
}
