import type { Browser } from 'playwright-core';
import { repeat } from '../repeat.ts';
import { result, type Result } from '../result.ts';
import type { Workshop } from '../workshop.ts';
import { hydrationTime, watchHydration } from './hydration.ts';
import { nextPageTime } from './next-page.ts';
import { visit } from './visit.ts';

/** How long the next page may take from the tap at the higher slowdown, in ms. */
const nextPageLimit = 100;
const slowdowns = [1, 4];

/** How long the application takes to come to life, and then to show the next page. */
export async function app({ sites, browser, runs }: Workshop): Promise<Result[]> {
  const { addresses, paths } = await sites();
  const site = addresses['the site'];
  const results: Result[] = [];
  for (const cpu of slowdowns) {
    for (const path of paths) {
      const times = await repeat(runs, async () => hydration(await browser(), site + path, cpu));
      results.push(result(`hydration of ${path}, CPU ×${cpu}`, 'ms', times));
    }
    const limit = cpu === 1 ? undefined : nextPageLimit;
    for (const path of paths.filter((other) => other !== '/')) {
      const times = await repeat(runs, async () => nextPage(await browser(), site, path, cpu));
      results.push(result(`from tap to ${path}, CPU ×${cpu}`, 'ms', times, limit));
    }
  }
  return results;
}

function hydration(browser: Browser, address: string, cpu: number): Promise<number> {
  return visit(browser, { cpu, network: false }, async ({ page }) => {
    await watchHydration(page);
    await page.goto(address);
    return hydrationTime(page);
  });
}

function nextPage(browser: Browser, site: string, path: string, cpu: number): Promise<number> {
  return visit(browser, { cpu, network: false }, async (begun) => {
    await watchHydration(begun.page);
    await begun.page.goto(`${site}/`);
    await hydrationTime(begun.page);
    return nextPageTime(begun, path);
  });
}
