import type { Page } from 'playwright-core';
import { openDaysSentence } from '../../src/site/lib/format-hours.ts';
import { desktop, allPaths, phone } from '../support/pages.ts';
import { main } from '../support/parts.ts';
import { texts } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { goTo } from '../support/visits.ts';

/** A time when the opening status is long. */
const at = new Date('2026-11-20T20:00:00+05:45');

/** The sentence with the opening hours, which is shown without scripts. */
const hours = openDaysSentence(texts.business.hours, texts.calendar);
/** Patterns of the opening status. Scripts replace the opening hours with this status. */
const statusPatterns = Object.values(texts.opening).map(
  (template) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '.+')}$`),
);

/** Returns the visible lines, with a placeholder for the one line that scripts change. */
async function linesOf(page: Page, part: 'body' | 'main'): Promise<string[]> {
  const text = await page.locator(part).innerText();
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) =>
        line === hours || statusPatterns.some((pattern) => pattern.test(line)) ? '(hours)' : line,
      )
      // If there is space, the hours follow the status.
      .filter((line, index, lines) => line !== '(hours)' || line !== lines[index - 1])
  );
}

/** Returns the boxes of header, footer and the parts of the page. */
function boxesOf(page: Page) {
  return page.evaluate(async () => {
    // The fonts change the height of the text.
    await document.fonts.ready;
    const parts = document.querySelectorAll(
      'main > * > *, main > * > * > *, body header, body footer',
    );
    return [...parts].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, ...[x, y + window.scrollY, width, height].map(Math.round)].join(' ');
    });
  });
}

/** The photo sheet of one page is a plain list without scripts (see photo-sheet.test.ts). */
const samePaths = allPaths.filter((path) => path !== '/sell-with-us');

test('has the same text and layout before and after hydration', async ({ visit }) => {
  const staticPage = await visit('/', { javaScriptEnabled: false });
  const livePage = await visit('/', { at });
  for (const path of samePaths) {
    await staticPage.goto(path);
    await goTo(livePage, path);
    await expect.poll(() => main(livePage).locator('[data-state="unknown"]').count()).toBe(0);
    expect(await linesOf(livePage, 'main'), path).toEqual(await linesOf(staticPage, 'main'));

    for (const { viewport } of [phone, desktop]) {
      await staticPage.setViewportSize(viewport);
      await livePage.setViewportSize(viewport);
      const where = `${path} at ${viewport.width} px`;
      expect
        .soft(await linesOf(livePage, 'body'), where)
        .toEqual(await linesOf(staticPage, 'body'));
      expect.soft(await boxesOf(livePage), where).toEqual(await boxesOf(staticPage));
    }
  }
});

test('handles a tap before hydration', async ({ visit }) => {
  const page = await visit('/', {
    hydrates: false,
    prepare: (context) =>
      context.addInitScript(() => {
        const { port1, port2 } = new MessageChannel();
        // Runs between all tasks until React has started and has set a key on its container.
        port1.addEventListener('message', () => {
          const container = document.querySelector('#siteRoot');
          const hasReact = Object.keys(container ?? {}).some((key) => key.startsWith('__react'));
          if (!hasReact) return port2.postMessage('');
          const { dataset } = document.documentElement;
          dataset.tapped = 'hydrated' in dataset ? 'late' : 'early';
          document.querySelector<HTMLElement>('main li button')?.click();
        });
        port1.start();
        port2.postMessage('');
      }),
  });
  await page.locator('html[data-tapped=early]').waitFor({ state: 'attached' });
  await page.getByRole('status').getByText('has no page of its own yet').waitFor();
});
