import { useSyncExternalStore } from 'react';
import { useSite } from '../model/contexts.ts';
import { useResolveLink } from '../model/useResolveLink.ts';
import { linkedWords } from '../ui/linked-words.tsx';
import styles from './fallback.module.css';

/**
 * Renders the notice on a saved copy. The worker marks saved documents, so the styles can show it
 * without scripts. Pages that open later show it if there is no network. It never changes during a
 * visit.
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
