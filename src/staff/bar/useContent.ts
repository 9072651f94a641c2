import { useEffect, useState } from 'react';
import type { ContentState } from '../../../scripts/vite/dev-panel/state.ts';
import { revisionName } from '../protocol/page-attributes.ts';
import type { Changes } from '../../../scripts/vite/dev-panel/send/changed-pages.ts';
import { callServer, useAnswer } from './server.ts';

/**
 * Returns the current state of the content, and what staff should fix or have changed.
 * Vite updates only hydrated pages, so a change before hydration reloads the page.
 */
export function useContent() {
  const [content, setContent] = useState<ContentState>();
  useEffect(() => {
    const revisionMeta = document.querySelector<HTMLMetaElement>(`meta[name=${revisionName}]`);
    let isFirst = true;
    const receive = (next: ContentState) => {
      // Before the first state, the page may have missed an update.
      const canUpdate = !isFirst && 'hydrated' in document.documentElement.dataset;
      isFirst = false;
      if (String(next.revision) !== revisionMeta?.content && !canUpdate) location.reload();
      else setContent(next);
    };
    import.meta.hot?.on('content:state', receive);
    void callServer('state').then(receive);
    return () => import.meta.hot?.off('content:state', receive);
  }, []);
  /** Translations whose originals have changed. */
  const stale = useAnswer('stale', content ?? false) ?? [];
  const errorCount = content?.errors.flatMap(({ messages }) => messages).length ?? 0;
  const problemCount = errorCount + stale.length + (content?.warnings.length ?? 0);
  const changes = useAnswer('changedPages', content ?? false);
  const saves = useAnswer('saves', content ?? false) ?? [];
  let changeCount = 0;
  // Without a commit, no pages can be compared, so the saves are counted.
  if (changes) changeCount = 'pages' in changes ? countChanges(changes) : saves.length;
  return { content, stale, errorCount, problemCount, changeCount };
}

/** Counts changed sentences and files. A replaced sentence, removed and added, is one change. */
function countChanges({ pages, files }: Changes): number {
  const counts = pages.map(({ changes }) => {
    const added = changes.filter(({ sign }) => sign === '+').length;
    return Math.max(added, changes.length - added);
  });
  return counts.reduce((sum, count) => sum + count, files.length);
}
