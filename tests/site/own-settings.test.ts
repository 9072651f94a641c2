import type { Page } from 'playwright-core';
import { spacedText } from '../support/fonts.ts';
import { desk, allPaths, phone, zoomed } from '../support/pages.ts';
import { texts } from '../support/shop.ts';
import { visibleText } from '../support/visible-text.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import type { Visit } from '../support/visits.ts';

function openAnswers(page: Page) {
  return page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) {
      answer.name = '';
      answer.open = true;
    }
  });
}

async function readWithMoreSpace(path: string, visit: Visit) {
  const page = await visit(path, { ...phone, ...spacedText });
  await openAnswers(page);
  for (const { viewport } of [phone, zoomed, desk]) {
    await page.setViewportSize(viewport);
    const where = `${viewport.width} px`;
    const { cut, overlapping } = await visibleText(page);
    expect.soft(cut, where).toEqual([]);
    expect.soft(overlapping, where).toEqual([]);
    expect.soft(await sidewaysScroll(page), where).toBe(0);
  }
}

const spaced = 'with more space between lines, paragraphs, letters and words';

test.for(allPaths)(`cuts off and overlaps nothing on %s ${spaced}`, (path, { visit }) =>
  readWithMoreSpace(path, visit),
);

testOnNext(`cuts off and overlaps nothing on a page in Nepali ${spaced}`, ({ visit }) =>
  readWithMoreSpace('/ne/contact', visit),
);

/** Compares a page on a desktop with the same page at a zoom of 400 %. */
async function zoomIn(path: string, menu: string, visit: Visit) {
  const page = await visit(path);
  const { read } = await visibleText(page);
  await page.setViewportSize(zoomed.viewport);
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('banner').getByRole('navigation').getByRole('link').first().waitFor();
  const small = await visibleText(page);
  expect(small.cut).toEqual([]);
  expect(small.overlapping).toEqual([]);
  // The tagline is also at the end of the page.
  const isLost = (text: string) => !small.read.some((visible) => visible.includes(text));
  expect(read.filter(isLost)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

test.for(allPaths)('loses nothing of %s at 400 % zoom', (path, { visit }) =>
  zoomIn(path, texts.header.menu, visit),
);

testOnNext('loses nothing of a page in Nepali at 400 % zoom', ({ visit }) =>
  zoomIn('/ne/contact', 'सूची', visit),
);

/** Returns the controls that are invisible if visitors use their own colours. */
async function unseenWithOwnColours(page: Page): Promise<string[]> {
  // From now on the browser shows the focus.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const seen = (style: string, width: string, colour: string) =>
      style !== 'none' && width !== '0px' && colour !== ground && colour !== 'rgba(0, 0, 0, 0)';
    const faults: string[] = [];
    const controls = 'a[href], button, input, select, textarea, summary';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const name = control.textContent?.trim() || control.id;
      control.focus();
      const rings = [undefined, '::after'].map((part) => getComputedStyle(control, part));
      if (!rings.some((ring) => seen(ring.outlineStyle, ring.outlineWidth, ring.outlineColor)))
        faults.push(`${name}: no ring`);

      const look = getComputedStyle(control);
      // A link with round corners looks like a button, unless its text is underlined. Some use the
      // edge of their card.
      const isLine = look.textDecorationLine.includes('underline');
      const isBox =
        !control.matches('a, summary') || (look.borderTopLeftRadius !== '0px' && !isLine);
      const edges = [control, control.closest('.stretched')?.closest('li > *') ?? control];
      const hasEdge = edges
        .map((element) => getComputedStyle(element))
        .some((edge) => seen(edge.borderTopStyle, edge.borderTopWidth, edge.borderTopColor));
      if (isBox && look.position !== 'fixed' && !hasEdge) faults.push(`${name}: no edge`);

      const isCurrent = control.getAttribute('aria-current') === 'page';
      if (isCurrent && !look.textDecorationLine.includes('underline'))
        faults.push(`${name}: not shown as the current page`);
      if (look.color === ground) faults.push(`${name}: no text`);
    }
    return faults;
  });
}

const ownColours = { forcedColors: 'active' } as const;

test.for(allPaths)(
  "shows all controls of %s in the visitor's own colours",
  async (path, { visit }) => {
    const page = await visit(path, ownColours);
    expect(await unseenWithOwnColours(page)).toEqual([]);
  },
);

testOnNext('shows all controls of a page in Nepali in own colours', async ({ visit }) => {
  const page = await visit('/ne/contact', ownColours);
  expect(await unseenWithOwnColours(page)).toEqual([]);
});
