/**
 * Fetches the script of a page when its link is touched or the pointer moves over it.
 * @param load fetches the page at a path, if the site has one
 */
export function prefetchPages(load: (path: string) => Promise<unknown> | undefined) {
  addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    // A page that cannot be fetched is asked for again when it is shown.
    load(link.pathname)?.catch(() => undefined);
  });
}
