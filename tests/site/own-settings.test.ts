import type { Page } from 'playwright-core';
import { spacedText } from '../support/fonts.ts';
import { desk, allPaths, phone, zoomed } from '../support/pages.ts';
import { header } from '../support/parts.ts';
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

async function expectRoomForSpacing(path: string, visit: Visit) {
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

const withSpacing = 'with more space between lines, paragraphs, letters and words';

test.for(allPaths)(`cuts off and overlaps nothing on %s ${withSpacing}`, (path, { visit }) =>
  expectRoomForSpacing(path, visit),
);

testOnNext(`cuts off and overlaps nothing on a page in Nepali ${withSpacing}`, ({ visit }) =>
  expectRoomForSpacing('/ne/contact', visit),
);

/** Compares a page on a desktop with the same page at a zoom of 400 %. */
async function expectNothingLost(path: string, menu: string, visit: Visit) {
  const page = await visit(path);
  const { read } = await visibleText(page);
  await page.setViewportSize(zoomed.viewport);
  await page.getByRole('button', { name: menu }).click();
  await header(page).getByRole('navigation').getByRole('link').first().waitFor();
  const zoomedText = await visibleText(page);
  expect(zoomedText.cut).toEqual([]);
  expect(zoomedText.overlapping).toEqual([]);
  // The tagline is also at the end of the page.
  const isLost = (text: string) => !zoomedText.read.some((visible) => visible.includes(text));
  expect(read.filter(isLost)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

test.for(allPaths)('loses nothing of %s at 400 % zoom', (path, { visit }) =>
  expectNothingLost(path, texts.header.menu, visit),
);

testOnNext('loses nothing of a page in Nepali at 400 % zoom', ({ visit }) =>
  expectNothingLost('/ne/contact', 'सूची', visit),
);

/** Returns the controls that are invisible if visitors use their own colours. */
async function invisibleInOwnColours(page: Page): Promise<string[]> {
  // From now on the browser shows the focus.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const backgroundColour = getComputedStyle(document.body).backgroundColor;
    const isVisible = (style: string, width: string, colour: string) =>
      style !== 'none' &&
      width !== '0px' &&
      colour !== backgroundColour &&
      colour !== 'rgba(0, 0, 0, 0)';
    const faults: string[] = [];
    const controls = 'a[href], button, input, select, textarea, summary';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const name = control.textContent?.trim() || control.id;
      control.focus();
      const rings = [undefined, '::after'].map((part) => getComputedStyle(control, part));
      if (!rings.some((ring) => isVisible(ring.outlineStyle, ring.outlineWidth, ring.outlineColor)))
        faults.push(`${name}: no ring`);

      const style = getComputedStyle(control);
      // A link with round corners looks like a button, unless its text is underlined. Some use the
      // edge of their card.
      const isUnderlined = style.textDecorationLine.includes('underline');
      const isBox =
        !control.matches('a, summary') || (style.borderTopLeftRadius !== '0px' && !isUnderlined);
      const edges = [control, control.closest('.stretched')?.closest('li > *') ?? control];
      const hasEdge = edges
        .map((element) => getComputedStyle(element))
        .some((edge) => isVisible(edge.borderTopStyle, edge.borderTopWidth, edge.borderTopColor));
      if (isBox && style.position !== 'fixed' && !hasEdge) faults.push(`${name}: no edge`);

      const isCurrent = control.getAttribute('aria-current') === 'page';
      if (isCurrent && !style.textDecorationLine.includes('underline'))
        faults.push(`${name}: not shown as the current page`);
      if (style.color === backgroundColour) faults.push(`${name}: no text`);
    }
    return faults;
  });
}

const ownColours = { forcedColors: 'active' } as const;

test.for(allPaths)(
  "shows all controls of %s in the visitor's own colours",
  async (path, { visit }) => {
    const page = await visit(path, ownColours);
    expect(await invisibleInOwnColours(page)).toEqual([]);
  },
);

testOnNext('shows all controls of a page in Nepali in own colours', async ({ visit }) => {
  const page = await visit('/ne/contact', ownColours);
  expect(await invisibleInOwnColours(page)).toEqual([]);
});
