import { useSite } from '../../model/contexts.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { addressLine } from '../../lib/address.ts';
import { shownMap } from '../../lib/maps.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { linkedWords } from '../../ui/linked-words.tsx';
import type { TagProps } from '../tag-props.ts';
import styles from './map.module.css';

/** Renders the map and the same information as text, because a page cannot detect a blocked map. */
export function Map({ level }: TagProps<'Map'>) {
  const { business, map } = useSite();
  const resolve = useResolveLink();
  return (
    <div className={styles.map}>
      <div className={`${styles.near} screen-only`}>
        <iframe
          className={styles.frame}
          title={map.title}
          src={shownMap(business)}
          sandbox="allow-scripts allow-same-origin allow-popups"
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <div>
        <Heading level={level}>{map.address}</Heading>
        <address className={styles.address}>{addressLine(business.address)}</address>
        <p>{linkedWords(map.way, business.phone, resolve('call'))}</p>
        <ButtonLink link={resolve('directions')} look="secondary" icon="map-pin">
          {map.directions}
        </ButtonLink>
      </div>
    </div>
  );
}
