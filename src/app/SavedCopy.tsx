import { useSyncExternalStore } from 'react';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { linkPart } from '../ui/linked-text.tsx';
import styles from './fallback.module.css';

/**
 * Renders the notice that a page is a saved copy. The service worker marks a saved document, and
 * styles then show the notice without scripts. If the router opens a page without network, React shows
 * it. It does not change while a page is open.
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
