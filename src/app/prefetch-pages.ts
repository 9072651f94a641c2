/**
 * Loads the script of a page when its link is touched or the pointer moves over it.
 * @param load loads the page at a path; returns undefined if the path is not a page
 */
export function prefetchPages(load: (path: string) => Promise<unknown> | undefined) {
  addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    // After a failure, the page is loaded again when the visitor opens it.
    load(link.pathname)?.catch(() => undefined);
  });
}
