import type { CDPSession, Locator } from 'playwright-core';
import type { Visit } from './visit.ts';

/** How long a finger that taps stays on the glass, in ms. */
const pressTime = 80;

/**
 * Taps the link to another page, which the footer of every page has.
 * @param visit to a live page
 * @param path of the other page
 * @returns the ms from the moment when the finger is lifted until the other page is on the screen:
 *   the Event Timing of the browser, which counts in steps of 8 and tells nothing below 16
 * @throws where the tap itself does not show the other page, so that its time says nothing of it
 */
export async function nextPageTime({ page, devtools }: Visit, path: string): Promise<number> {
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  // Whoever comes to the foot of a page has been there for a while.
  await page.waitForTimeout(1000);
  const tap = await page.evaluateHandle(() => {
    const before = document.querySelector('h1');
    const tapped = { lifted: Number.NaN, painted: Number.NaN, isShown: false };
    addEventListener('pointerup', ({ timeStamp }) => (tapped.lifted = timeStamp), {
      capture: true,
    });
    addEventListener('click', () => (tapped.isShown = document.querySelector('h1') !== before));
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const [click] = list.getEntriesByName('click');
      if (click) tapped.painted = click.startTime + click.duration;
    }).observe(events);
    return tapped;
  });
  await tapOn(link, devtools);
  // Long enough for what the browser tells late.
  await page.waitForTimeout(1000);
  const { lifted, painted, isShown } = await tap.jsonValue();
  if (!isShown) throw new Error(`the tap did not show ${path} by itself`);
  return Number.isNaN(painted) ? 16 : painted - lifted;
}

/** Taps as a finger does; what Playwright does for a tap looks at the page itself at each event. */
async function tapOn(link: Locator, devtools: CDPSession) {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not on the screen');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await link.page().waitForTimeout(pressTime);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
