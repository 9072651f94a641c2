import type { CollectionProps } from '../model/content.ts';
import { Heading } from '../ui/Heading.tsx';
import { IconDisc } from '../ui/icon/Icon.tsx';
import styles from './icon-list.module.css';
import type { TitledFrontMatter } from './titled.ts';

interface IconListProps extends CollectionProps<TitledFrontMatter> {
  /**
   * `airy` puts space between few entries, `shelf` puts many on wooden shelves. The titles of an airy list are
   * not headings, because the list may precede the first section of the page.
   */
  variant: 'airy' | 'shelf';
}

/** Renders entries as a list, each with its icon next to title and text. */
export function IconList({ entries, level, variant }: IconListProps) {
  return (
    <ul
      className={`${styles.list} ${styles[variant]}`}
      role="list"
      data-beside={variant === 'shelf' ? '' : undefined}
    >
      {entries.map(({ id, data, Body, badge }) => (
        <li key={id} className={styles.entry}>
          <IconDisc name={data.icon} isTag={variant === 'airy'} />
          <div>
            <Heading level={variant === 'shelf' ? level : undefined} className="entry-title">
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
