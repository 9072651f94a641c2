import { useState } from 'react';
import { useSite } from '../../model/contexts.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { addressLine } from '../../lib/address.ts';
import { embeddedMapUrl } from '../../lib/maps.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { linkPart } from '../../ui/linked-text.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import type { TagProps } from '../tag-props.ts';
import styles from './map.module.css';

/**
 * Renders the map, and its information as text in the same box. Until the map is loaded, a pin marks the
 * place below the frame. Without a connection, the frame would contain the browser's error page, and
 * no event tells a page from an error page. So the pin stays, with a button that tries to show the map.
 */
export function Map({ level }: TagProps<'Map'>) {
  const { business, map } = useSite();
  const resolve = useResolveLink();
  const isConnected = useConnection();
  const [isLoaded, setIsLoaded] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isTrying = hasTried && !isConnected && !isLoaded;
  return (
    <div className={styles.map} data-bleed="">
      <div className={`${styles.area} screen-only`}>
        <Icon name="map-pin" className={styles.pin} />
        {isConnected || isLoaded || hasTried ? (
          <iframe
            // Loads the map again if it failed and the connection is back.
            key={String(isTrying)}
            className={styles.frame}
            title={map.title}
            src={embeddedMapUrl(business)}
            // A page that isolates itself opens its links only in windows without this sandbox.
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setIsLoaded(isConnected)}
          />
        ) : (
          <button
            type="button"
            className={`${buttonClass('secondary')} ${styles.show}`}
            onClick={() => setHasTried(true)}
          >
            {map.show}
          </button>
        )}
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
