import { interpolate } from '../../lib/template.ts';
import type { CollectionProps } from '../../model/content.ts';
import { useSite } from '../../model/contexts.ts';
import { useContactButtons } from '../../model/useContactButtons.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { TitledFrontMatter } from '../titled.ts';
import styles from './services.module.css';

/** Renders the services as keys to press. The title is a button, which covers the whole key. */
export function Services({ entries, level }: CollectionProps<TitledFrontMatter>) {
  const { notices, notify } = useSite();
  const contacts = useContactButtons();
  return (
    <ul className={styles.services} role="list" data-beside="">
      {entries.map(({ id, data, Body, badge }) => {
        const notice = interpolate(notices.service, { service: data.title });
        return (
          <li key={id}>
            <div className={styles.service}>
              <Icon name={data.icon} className="screen-only" />
              <div>
                <Heading level={level} className="entry-title">
                  <button
                    type="button"
                    className={`${styles.button} stretched`}
                    data-notice={notice}
                    onClick={() => notify(notice, contacts)}
                  >
                    {data.title}
                  </button>
                  {badge}
                </Heading>
                {Body && <Body />}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
