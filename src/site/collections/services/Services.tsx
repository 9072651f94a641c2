import { interpolate } from '../../lib/template.ts';
import type { CollectionProps } from '../../model/content.ts';
import { useSite } from '../../model/contexts.ts';
import { useContactButtons } from '../../model/useContactButtons.tsx';
import { Cards } from '../../tags/cards/Cards.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { IconDisc } from '../../ui/icon/Icon.tsx';
import type { TitledFrontMatter } from '../titled.ts';
import styles from './services.module.css';

/** Renders the services as cards. The title is a button, which covers the whole card. */
export function Services({ entries, level }: CollectionProps<TitledFrontMatter>) {
  const { notices, notify } = useSite();
  const contacts = useContactButtons();
  return (
    <Cards>
      {entries.map(({ id, data, Body, badge }) => (
        <div key={id} className={styles.service}>
          <IconDisc name={data.icon} />
          <Heading level={level} className="entry-title">
            <button
              type="button"
              className={`${styles.button} stretched`}
              onClick={() =>
                notify(interpolate(notices.service, { service: data.title }), contacts)
              }
            >
              {data.title}
            </button>
            {badge}
          </Heading>
          {Body && <Body />}
        </div>
      ))}
    </Cards>
  );
}
