import type { z } from 'zod';
import { Anchor } from '../../ui/Anchor.tsx';
import { Grid } from '../../ui/card/Grid.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { sizesInRow } from '../../ui/sizes-in-row.ts';
import type { CollectionProps } from '../entry.ts';
import styles from './categories.module.css';
import type { categories } from './schema.ts';

type Category = z.infer<typeof categories.frontMatter>;

/** The kinds of goods as picture cards; the whole card is the link. */
export function Categories({ entries, level, resolve, picture }: CollectionProps<Category>) {
  return (
    <Grid>
      {entries.map(({ id, data, Body, badge }) => (
        <div key={id} className={styles.category}>
          <Picture
            source={picture(data.picture)}
            words=""
            sizes={sizesInRow(entries.length, '60vw')}
            className={styles.picture}
          />
          <div className={styles.words}>
            <Heading level={level} className="entry-title">
              <Anchor link={resolve(data.link)} className={`${styles.link} stretched`}>
                {data.title}
              </Anchor>
              {badge}
            </Heading>
            {Body && <Body />}
          </div>
        </div>
      ))}
    </Grid>
  );
}
