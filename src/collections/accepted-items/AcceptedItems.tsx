import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { CollectionProps } from '../entry.ts';
import type { Titled } from '../titled.ts';
import styles from './accepted-items.module.css';

/** What the shop buys, as a list that one can run down with a finger. */
export function AcceptedItems({ entries, level }: CollectionProps<Titled>) {
  return (
    <ul className={styles.items} role="list">
      {entries.map(({ id, data, Body }) => (
        <li key={id} className={styles.item}>
          <Icon name={data.icon} />
          <div>
            <Heading level={level} className={styles.title}>
              {data.title}
            </Heading>
            {Body && <Body />}
          </div>
        </li>
      ))}
    </ul>
  );
}
