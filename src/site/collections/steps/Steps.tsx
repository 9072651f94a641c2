import type { CollectionProps } from '../../model/content.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { TitledFrontMatter } from '../titled.ts';
import styles from './steps.module.css';

/** Renders steps in order, with their numbers. */
export function Steps({ entries, level }: CollectionProps<TitledFrontMatter>) {
  return (
    <ol className={styles.steps} role="list">
      {entries.map(({ id, data, Body, badge }) => (
        <li key={id} className={styles.step}>
          <span className={styles.marker}>
            <Icon name={data.icon} />
          </span>
          <Heading level={level} className="entry-title">
            {data.title}
            {badge}
          </Heading>
          {Body && <Body />}
        </li>
      ))}
    </ol>
  );
}
