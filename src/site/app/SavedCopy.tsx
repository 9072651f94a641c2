import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { linkPart } from '../ui/linked-text.tsx';
import styles from './fallback.module.css';

/**
 * Renders the notices that the page is a saved copy, because the network fails or is slow. If the
 * service worker adds `data-saved` to the document, styles show one of the notices, even without
 * scripts. If the router opens a page while the network fails, React shows the first notice.
 */
export function SavedCopy() {
  const { business, errors } = useSite();
  const resolve = useResolveLink();
  const isOffline = useIsOffline();
  const withPhoneLink = (text: string) => linkPart(text, business.phone, resolve('call'));
  return (
    <>
      <p role="status" className={styles.saved} hidden={!isOffline}>
        {withPhoneLink(errors.saved)}
      </p>
      <p role="status" className={styles.slow} hidden>
        {withPhoneLink(errors.slow)}
      </p>
    </>
  );
}

/** Returns true if the network has failed since the visitor opened the page. */
function useIsOffline(): boolean {
  const { key } = useLocation();
  const [failedKey, setFailedKey] = useState<string>();
  useEffect(() => {
    if (navigator.onLine) return;
    // With some VPNs, a browser reports that it is offline although the network works.
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => setFailedKey(key));
  }, [key]);
  return failedKey === key;
}
