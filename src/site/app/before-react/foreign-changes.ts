export type ForeignChanges = ReturnType<typeof watchForeignChanges>;

/**
 * Watches the texts and elements of the page for changes by others, such as translators and extensions.
 * React could not hydrate such a page: it would render the page again, under the finger.
 */
export function watchForeignChanges(container: HTMLElement, signal: AbortSignal) {
  // Translators leave these elements, and may come before the entry script.
  let isAsBuilt = !container.querySelector('font');
  const observer = new MutationObserver(() => {
    isAsBuilt = false;
  });
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const check = () => {
    if (observer.takeRecords().length > 0) isAsBuilt = false;
    return isAsBuilt;
  };
  return {
    /** Returns true if only `change` has changed the page. */
    isAsBuilt: check,
    /** Changes the page as React would. */
    change(update: () => void) {
      check();
      update();
      observer.takeRecords();
    },
  };
}
