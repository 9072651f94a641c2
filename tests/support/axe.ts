import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeCode = await readFile(axeFile, 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns what axe finds wrong with the visible page, by rule and element. The map comes
 * from another site, so its content is ignored.
 * @param part the selector of the part to check, by default the whole page
 */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  return page.evaluate(
    async ([selector, tags]) => {
      const { axe: checkerAxe } = window as unknown as { axe: typeof axe };
      const { violations } = await checkerAxe.run(selector, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, any }) => `${id}: ${help} – ${target.join(' ')} ${any[0]?.message ?? ''}`,
        ),
      );
    },
    [part, rules] as const,
  );
}
