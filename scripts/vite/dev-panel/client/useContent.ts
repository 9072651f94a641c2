/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { ContentState } from '../protocol/content-state.ts';
import { revisionName } from '../protocol/page-attributes.ts';
import type { Changes } from '../protocol/send.ts';
import { ask } from './server.ts';

/** What the bar knows of the content. */
interface Content {
  state: ContentState | undefined;
  /** How many sentences and files differ from the last commit. */
  changeCount: number;
}

/**
 * Follows the content. An edit reaches modules only when the page is hydrated; where one came
 * earlier, the page is loaded again.
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
    void ask('state', undefined).then(follow);
    return () => import.meta.hot?.off('content:state', follow);
  }, []);
  useEffect(() => {
    if (state) void countChanges().then(setChangeCount);
  }, [state]);
  return { state, changeCount };
}

/** Without a history, the saves since the start count. */
async function countChanges(): Promise<number> {
  const changes = await ask('changedPages', undefined).catch(() => undefined);
  if (changes && !('refused' in changes)) return countIn(changes);
  return (await ask('saves', undefined)).length;
}

/** A sentence that replaces another one is one change. */
function countIn({ pages, files }: Changes): number {
  const counts = pages.map(({ changes }) => {
    const added = changes.filter(({ sign }) => sign === '+').length;
    return Math.max(added, changes.length - added);
  });
  return counts.reduce((sum, count) => sum + count, files.length);
}
