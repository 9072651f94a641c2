import { useSyncExternalStore } from 'react';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { linkPart } from '../ui/linked-text.tsx';
import styles from './fallback.module.css';

/**
 * Renders the notice on a saved copy of the page. The service worker marks a saved document, so
 * that styles show the notice without scripts. Pages that open later show it if there is no
 * network. It does not change while a page is open.
 */
export function SavedCopy() {
  const { business, errors } = useSite();
  const resolve = useResolveLink();
  const isOffline = useSyncExternalStore(neverChanges, hasNoNetwork, () => false);
  return (
    <p role="status" className={styles.saved} hidden={!isOffline}>
      {linkPart(errors.saved, business.phone, resolve('call'))}
    </p>
  );
}

function hasNoNetwork(): boolean {
  return !navigator.onLine;
}

function neverChanges() {
  return () => {};
}
