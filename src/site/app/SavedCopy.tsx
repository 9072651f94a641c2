import { useSyncExternalStore } from 'react';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { linkPart } from '../ui/linked-text.tsx';
import styles from './fallback.module.css';

/**
 * Renders the notice that the page is a saved copy. If the service worker adds `data-saved` to the
 * document, styles show the notice, even without scripts. If the router opens a page while the
 * browser is offline, React shows the notice. An open page never gains or loses the notice.
 */
export function SavedCopy() {
  const { business, errors } = useSite();
  const resolve = useResolveLink();
  const isOffline = useSyncExternalStore(neverChanges, isBrowserOffline, () => false);
  return (
    <p role="status" className={styles.saved} hidden={!isOffline}>
      {linkPart(errors.saved, business.phone, resolve('call'))}
    </p>
  );
}

function isBrowserOffline(): boolean {
  return !navigator.onLine;
}

function neverChanges() {
  return () => {};
}
