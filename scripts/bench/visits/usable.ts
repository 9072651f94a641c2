import type { Browser } from 'playwright-core';
import { repeat } from '../repeat.ts';
import { result, type Result } from '../result.ts';
import type { Workshop } from '../workshop.ts';
import { slowPhone, visit } from './visit.ts';

interface Control {
  name: string;
  path: string;
  /** What is pressed, and what is there once that has had its effect; CSS selectors. */
  press: string;
  effect: string;
}

const controls: readonly Control[] = [
  { name: 'the menu', path: '/', press: '[popovertarget]', effect: ':popover-open' },
  { name: 'an answer', path: '/faq', press: 'summary', effect: 'details[open]' },
  { name: 'the form', path: '/contact', press: 'form [type=submit]', effect: ':user-invalid' },
];
/** How long somebody waits before pressing once more, in ms. */
const patience = 250;

/** When controls are painted on a slow phone, and when pressing them at once is seen to work. */
export async function usable({ sites, browser, runs }: Workshop): Promise<Result[]> {
  const site = (await sites()).addresses['the site'];
  const results: Result[] = [];
  for (const control of controls) {
    const times = await repeat(runs, async () => press(await browser(), site, control));
    const { name } = control;
    results.push(
      result(
        `${name} is painted`,
        'ms',
        times.map(({ painted }) => painted),
      ),
      result(
        `${name} works`,
        'ms',
        times.map(({ works }) => works),
      ),
    );
  }
  return results;
}

/** Presses a control as soon as it is painted, again and again until it works. */
function press(browser: Browser, site: string, control: Control) {
  return visit(browser, slowPhone, async ({ page }) => {
    await page.goto(site + control.path, { waitUntil: 'commit' });
    const { painted, x, y } = await page.evaluate(whenPainted, control.press);
    const works = page.evaluate(whenThere, control.effect);
    for (;;) {
      await page.touchscreen.tap(x, y);
      const seen = await Promise.race([works, page.waitForTimeout(patience)]);
      if (seen !== undefined) return { painted, works: seen };
    }
  });
}

/** Runs in the page: waits for an element's first paint and tells where its middle is. */
async function whenPainted(selector: string) {
  let element = document.querySelector(selector);
  while (!element || performance.getEntriesByName('first-contentful-paint').length === 0) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    element = document.querySelector(selector);
  }
  const painted = performance.now();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { painted, x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: waits until something is there. */
async function whenThere(selector: string) {
  while (!document.querySelector(selector)) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now();
}
