import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** When React began and ended to bring the page to life, in ms since the navigation began. */
    hydration?: { start: number; end?: number };
  }
}

/**
 * Watches when React takes over what the page shows. Goes before the visit.
 *
 * React puts a mark of its own on the element it renders into and then listens to its events, which
 * is the start; in the end the last element of the page bears a mark as well.
 */
export async function watchHydration(page: Page) {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;

    EventTarget.prototype.addEventListener = function addEventListener(...rest) {
      const isRoot = Object.keys(this ?? {}).some((key) => key.startsWith('__reactContainer'));
      if (isRoot && !window.hydration) {
        const hydration: Window['hydration'] = { start: performance.now() };
        window.hydration = hydration;
        const watch = setInterval(() => {
          const last = [...document.querySelectorAll('main, main *')].at(-1);
          if (!Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'))) return;
          hydration.end = performance.now();
          clearInterval(watch);
        });
      }
      listen.apply(this, rest);
    };
  });
}

/** Waits until the page is alive. @returns how long React took for it, in ms */
export async function hydrationTime(page: Page): Promise<number> {
  const hydrated = await page.waitForFunction(() => {
    const { start, end } = window.hydration ?? {};
    return start !== undefined && end !== undefined && { ms: end - start };
  });
  const { ms } = (await hydrated.jsonValue()) || { ms: Number.NaN };
  return ms;
}
