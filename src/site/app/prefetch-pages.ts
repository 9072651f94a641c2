/**
 * Loads a page when its link is touched or pointed at, so that it opens faster.
 * @param load loads the page at a path; ignores other paths
 * @param signal ends the prefetching
 */
export function prefetchPages(load: (path: string) => void, signal?: AbortSignal) {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) load(link.pathname);
  };
  addEventListener('pointerover', prefetch, signal && { signal });
}

/** Lets the browser prefetch the document of a page. */
export function prefetchDocument(path: string) {
  // A file has an extension.
  if (path === location.pathname || path.includes('.')) return;
  if (document.querySelector(`link[rel=prefetch][href="${CSS.escape(path)}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href: path }),
  );
}
