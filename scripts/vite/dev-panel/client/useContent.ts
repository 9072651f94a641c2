/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { ContentState } from '../state.ts';
import { revisionName } from '../protocol/page-attributes.ts';
import type { Changes } from '../send/changed-pages.ts';
import { ask } from './server.ts';

/** The content as the bar shows it. */
interface Content {
  state: ContentState | undefined;
  /** The number of sentences and files that differ from the last commit. */
  changeCount: number;
}

/**
 * Follows the state of the content. Hot updates reach only hydrated pages. If an edit comes earlier,
 * the page reloads.
 */
export function useContent(): Content {
  const [state, setState] = useState<ContentState>();
  const [changeCount, setChangeCount] = useState(0);
  useEffect(() => {
    const rendered = document.querySelector<HTMLMetaElement>(`meta[name=${revisionName}]`)?.content;
    let isFirst = true;
    const follow = (next: ContentState) => {
      const takesUpdates = !isFirst && 'hydrated' in document.documentElement.dataset;
      isFirst = false;
      if (String(next.revision) !== rendered && !takesUpdates) location.reload();
      else setState(next);
    };
    import.meta.hot?.on('content:state', follow);
    void ask('state').then(follow);
    return () => import.meta.hot?.off('content:state', follow);
  }, []);
  useEffect(() => {
    if (state) void countChanges().then(setChangeCount);
  }, [state]);
  return { state, changeCount };
}

/** Counts the changes since the last commit. Without a commit, counts the saves. */
async function countChanges(): Promise<number> {
  const changes = await ask('changedPages').catch(() => undefined);
  if (changes && !('reason' in changes)) return countIn(changes);
  return (await ask('saves')).length;
}

/** Counts a replaced sentence as one change. */
function countIn({ pages, files }: Changes): number {
  const counts = pages.map(({ changes }) => {
    const added = changes.filter(({ sign }) => sign === '+').length;
    return Math.max(added, changes.length - added);
  });
  return counts.reduce((sum, count) => sum + count, files.length);
}
