interface SavingNavigator {
  connection?: { saveData?: boolean };
}

/** Whether the visitor asks for as little data as possible (Save-Data). */
export function savesData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData ?? false;
}

/** Resolves once the page has all that it needs and the browser nothing to do. */
export async function free(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 1_000);
  });
}

/** What tells that somebody is there. */
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/** Resolves as soon as the visitor does anything at all. */
export function stirred(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signsOfLife) addEventListener(sign, resolve, { once: true, passive: true });
  });
}

/** Does something once the next frame has been painted, in time for the one after it. */
export function afterPaint(what: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(what));
}
