/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { ContentState } from '../state.ts';
import { revisionName } from '../protocol/page-attributes.ts';
import type { Changes } from '../send/changed-pages.ts';
import { ask, useAnswer } from './server.ts';

/**
 * Returns the current state of the content. Vite's updates reach only hydrated pages, so an edit
 * before hydration reloads the page.
 */
export function useContent() {
  const [content, setContent] = useState<ContentState>();
  useEffect(() => {
    const rendered = document.querySelector<HTMLMetaElement>(`meta[name=${revisionName}]`)?.content;
    let isFirst = true;
    const follow = (next: ContentState) => {
      const takesUpdates = !isFirst && 'hydrated' in document.documentElement.dataset;
      isFirst = false;
      if (String(next.revision) !== rendered && !takesUpdates) location.reload();
      else setContent(next);
    };
    import.meta.hot?.on('content:state', follow);
    void ask('state').then(follow);
    return () => import.meta.hot?.off('content:state', follow);
  }, []);
  const changes = useAnswer('changedPages', content ?? false);
  const saves = useAnswer('saves', content ?? false) ?? [];
  // Without a commit, counts the saves.
  const changeCount = changes && ('pages' in changes ? countIn(changes) : saves.length);
  return { content, changeCount: changeCount ?? 0 };
}

/** Counts a replaced sentence as one change. */
function countIn({ pages, files }: Changes): number {
  const counts = pages.map(({ changes }) => {
    const added = changes.filter(({ sign }) => sign === '+').length;
    return Math.max(added, changes.length - added);
  });
  return counts.reduce((sum, count) => sum + count, files.length);
}
