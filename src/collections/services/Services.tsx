import { Grid } from '../../ui/card/Grid.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { CollectionProps } from '../entry.ts';
import type { Titled } from '../titled.ts';
import styles from './services.module.css';

/** The services as cards whose title is a button; the whole card takes the tap. */
export function Services({ entries, level, announceService }: CollectionProps<Titled>) {
  return (
    <Grid>
      {entries.map(({ id, data, Body, badge }) => (
        <div key={id} className={styles.service}>
          <span className={styles.icon}>
            <Icon name={data.icon} />
          </span>
          <Heading level={level} className="entry-title">
            <button
              type="button"
              className={`${styles.button} stretched`}
              onClick={() => announceService(data.title)}
            >
              {data.title}
            </button>
            {badge}
          </Heading>
          {Body && <Body />}
        </div>
      ))}
    </Grid>
  );
}
