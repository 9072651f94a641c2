import type { CollectionProps } from '../model/content.ts';
import { Heading } from '../ui/Heading.tsx';
import { IconDisc } from '../ui/icon/Icon.tsx';
import styles from './icon-list.module.css';
import type { Titled } from './titled.ts';

interface IconListProps extends CollectionProps<Titled> {
  /** `airy` lets a few entries share a row, `ruled` draws a line above each of many. */
  look: 'airy' | 'ruled';
}

/** Renders entries as a list with the icon beside title and text. */
export function IconList({ entries, level, look }: IconListProps) {
  return (
    <ul className={`${styles.list} ${styles[look]}`} role="list">
      {entries.map(({ id, data, Body, badge }) => (
        <li key={id} className={styles.entry}>
          <IconDisc name={data.icon} />
          <div>
            <Heading level={level} className="entry-title">
              {data.title}
              {badge}
            </Heading>
            {Body && <Body />}
          </div>
        </li>
      ))}
    </ul>
  );
}
