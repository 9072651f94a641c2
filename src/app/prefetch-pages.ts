/** Loads the script of a page when its link is touched or the pointer moves over it. */
export function prefetchPages(load: (path: string) => Promise<unknown> | undefined) {
  addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    // If this fails, the page is loaded when it is opened.
    load(link.pathname)?.catch(() => undefined);
  });
}
