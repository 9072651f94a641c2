import { useSyncExternalStore } from 'react';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { linkedWords } from '../ui/linked-words.tsx';
import styles from './fallback.module.css';

/**
 * The line that says that the page is a saved copy. The worker marks the documents that it saves, so that for them
 * the styles show the line, with script or without; pages that open later show it by themselves
 * when there is no network then. Nothing changes while somebody reads.
 */
export function SavedCopy() {
  const { business, errors } = useSite();
  const resolve = useResolveLink();
  const isOffline = useSyncExternalStore(neverChanges, hasNoNetwork, () => false);
  return (
    <p role="status" className={styles.saved} hidden={!isOffline}>
      {linkedWords(errors.saved, business.phone, resolve('call'))}
    </p>
  );
}

function hasNoNetwork(): boolean {
  return !navigator.onLine;
}

function neverChanges() {
  return () => {};
}
