import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone } from './pages.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeCode = await readFile(axeFile, 'utf8');

/** The tags of the rules that axe checks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns what axe finds wrong with the visible page, by rule and element. Ignores frames, because
 * the map in a frame comes from another site.
 * @param part the selector of the part to check, by default the whole page
 */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  return page.evaluate(
    async ([selector, values]) => {
      const { axe: pageAxe } = window as unknown as { axe: typeof axe };
      const { violations } = await pageAxe.run(selector, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, any }) => `${id}: ${help} – ${target.join(' ')} ${any[0]?.message ?? ''}`,
        ),
      );
    },
    [part, tags] as const,
  );
}

/** Window sizes, each with a colour scheme. */
export const desktopByDay = { ...desktop, colorScheme: 'light' } as const;
export const desktopAtNight = { ...desktop, colorScheme: 'dark' } as const;
export const phoneByDay = { ...phone, colorScheme: 'light' } as const;
export const phoneAtNight = { ...phone, colorScheme: 'dark' } as const;

type Device = typeof desktop & { colorScheme: 'light' | 'dark' };

/** Returns the barriers (accessibility problems) that axe finds on each device. */
export async function listBarriers(page: Page, devices: readonly Device[], selector?: string) {
  const found: string[] = [];
  for (const { viewport, colorScheme } of devices) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // axe ignores text that the header covers, so scroll to the top.
    await page.evaluate(() => window.scrollTo(0, 0));
    const barriers = await findBarriers(page, selector);
    found.push(...barriers.map((barrier) => `${viewport.width} px, ${colorScheme}: ${barrier}`));
  }
  return found;
}
