import { useSite } from '../../model/contexts.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { addressLine } from '../../lib/address.ts';
import { embeddedMapUrl } from '../../lib/maps.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { linkPart } from '../../ui/linked-text.tsx';
import type { TagProps } from '../tag-props.ts';
import styles from './map.module.css';

/**
 * Renders the map, and its information as text in the same box. Until the map is loaded, and if a
 * browser blocks it, a pin marks the place below the frame.
 */
export function Map({ level }: TagProps<'Map'>) {
  const { business, map } = useSite();
  const resolve = useResolveLink();
  return (
    <div className={styles.map} data-bleed="">
      <div className={`${styles.area} screen-only`}>
        <Icon name="map-pin" className={styles.pin} />
        <iframe
          className={styles.frame}
          title={map.title}
          src={embeddedMapUrl(business)}
          sandbox="allow-scripts allow-same-origin allow-popups"
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <div className={`${styles.place} box`}>
        <Heading level={level}>{map.address}</Heading>
        <address className={styles.address}>{addressLine(business.address)}</address>
        <p>{linkPart(map.way, business.phone, resolve('call'))}</p>
        <ButtonLink link={resolve('directions')} look="secondary" icon="map-pin">
          {map.directions}
        </ButtonLink>
      </div>
    </div>
  );
}
