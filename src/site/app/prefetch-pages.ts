/** Loads a page's script when its link is touched or pointed at. `load` ignores other paths. */
export function prefetchPages(load: (path: string) => Promise<unknown> | undefined) {
  addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    // After a failure, the page is loaded again when the visitor opens it.
    load(link.pathname)?.catch(() => undefined);
  });
}
