import type { Browser } from 'playwright-core';
import { result, type Result, type Unit } from '../result.ts';
import { variants } from '../sites/sites.ts';
import type { Workshop } from '../workshop.ts';
import { comparedWithFloor } from './floor.ts';
import { slowPhone, visit } from './visit.ts';
import { readVitals, type Vitals } from './vitals.ts';

const units: Record<keyof Vitals, Unit> = {
  fcp: 'ms',
  lcp: 'ms',
  blocking: 'ms',
  'blocking by the application': 'ms',
  shift: 'shift',
};
const names = Object.keys(units) as (keyof Vitals)[];
/** Long enough for what a page does when it has nothing to do. */
const rest = 2000;

/** Vitals of every page and variant on a phone and a network that really are slow. */
export async function applied({ sites, browser, runs }: Workshop): Promise<Result[]> {
  const { addresses, paths } = await sites();
  const results: Result[] = [];
  for (const path of paths) {
    const vitals = variants.map(() => [] as Vitals[]);
    // The variants take turns, so that a busy minute of the machine is felt by all of them.
    for (let run = 0; run < runs; run += 1) {
      for (const [index, variant] of variants.entries()) {
        vitals[index]?.push(await vitalsOf(await browser(), addresses[variant] + path));
      }
    }
    const measured = variants.flatMap((variant, index) =>
      names.map((name) =>
        result(
          `${path} ${name}, ${variant}`,
          units[name],
          (vitals[index] ?? []).map((found) => found[name]),
        ),
      ),
    );
    results.push(...comparedWithFloor(measured, path));
  }
  return results;
}

function vitalsOf(browser: Browser, address: string): Promise<Vitals> {
  return visit(browser, slowPhone, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(rest);
    return readVitals(page);
  });
}
