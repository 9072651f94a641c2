import type { CollectionProps } from '../../model/content.ts';
import type { CollectionData } from '../collection-schemas.ts';
import { usePicture } from '../../model/usePicture.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { sizesInRow } from '../../ui/sizes-in-row.ts';
import styles from './categories.module.css';

/** Renders the kinds of goods as pictures with text below. The whole card is the link. */
export function Categories({ entries, level }: CollectionProps<CollectionData<'categories'>>) {
  const resolve = useResolveLink();
  const findPicture = usePicture();
  return (
    <ul className={styles.list} role="list">
      {entries.map(({ id, data, Body, badge }) => (
        <li key={id} className={styles.category}>
          <div className={styles.frame}>
            <Picture
              source={findPicture(data.picture)}
              alt=""
              sizes={sizesInRow(entries.length, '46vw')}
              focus={data.focus}
              className={styles.picture}
            />
          </div>
          <Heading level={level} className="entry-title">
            <Anchor link={resolve(data.link)} className={`${styles.link} stretched`}>
              {data.title}
            </Anchor>
            {badge}
          </Heading>
          <div className={styles.text}>{Body && <Body />}</div>
        </li>
      ))}
    </ul>
  );
}
