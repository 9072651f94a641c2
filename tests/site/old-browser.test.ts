import type { BrowserContext } from 'playwright-core';
import { findBarriers } from '../support/axe.ts';
import { spoilPages, style } from '../support/faults.ts';
import { linkedPages } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import { collections, pageAt } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

/** Takes from the browser what browsers of 2023 do not have. */
async function grownOld(context: BrowserContext) {
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    const dropNames = () => {
      for (const details of document.querySelectorAll('details[name]')) {
        details.removeAttribute('name');
      }
    };
    new MutationObserver(dropNames).observe(document, { childList: true, subtree: true });
  });
  await spoilPages(context, (html) =>
    html.replace(style, (styles) => styles.replaceAll(/[\w-]+:[^;{}]*light-dark\([^;}]*;?/g, '')),
  );
}

const oldBrowser = { ...withoutPolicy, fault: grownOld };

test.for(['light', 'dark'] as const)(
  'an old browser shows all pages in its %s colours, and they can be read',
  async (colorScheme, { visit }) => {
    const page = await visit('/', { ...oldBrowser, colorScheme });
    const grounds = new Set<string>();
    for (const { label, address } of linkedPages) {
      await headerLink(page, label).click();
      await expect.poll(() => page.title()).toBe(pageAt(address).title);
      expect(await findBarriers(page), address).toEqual([]);
      grounds.add(
        await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
      );
    }
    expect([...grounds]).toEqual([
      colorScheme === 'light' ? 'rgb(251, 247, 240)' : 'rgb(23, 19, 15)',
    ]);
  },
);

test('in an old browser answers open one at a time, too', async ({ visit }) => {
  const page = await visit('/faq', oldBrowser);
  const questions = collections.faq.map(({ id, data }) => ({ id, title: String(data.question) }));
  for (const { id, title } of questions) {
    await main(page).getByText(title, { exact: true }).click();
    await expect
      .poll(async () => {
        const open = [];
        for (const other of questions) {
          if (await page.locator(`#${other.id}`).isVisible()) open.push(other.id);
        }
        return open;
      })
      .toEqual([id]);
  }
});
