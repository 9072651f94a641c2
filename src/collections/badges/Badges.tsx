import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { CollectionProps } from '../entry.ts';
import type { Titled } from '../titled.ts';
import styles from './badges.module.css';

/** The reasons to trust the shop in one quiet row. */
export function Badges({ entries, level }: CollectionProps<Titled>) {
  return (
    <ul className={styles.badges} role="list">
      {entries.map(({ id, data, Body }) => (
        <li key={id} className={styles.badge}>
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
