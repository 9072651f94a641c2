import type { Page } from 'playwright-core';
import { spacedText } from '../support/fonts.ts';
import { allPaths, desktop, phone, zoomed } from '../support/pages.ts';
import { header, main } from '../support/parts.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { visibleText } from '../support/visible-text.ts';
import { expect, testOnNext as test } from '../support/visitor.ts';

const paths = [...allPaths, '/ne/contact'];

/** Expects no cut or overlapping text, and no need to scroll sideways. @returns the visible text */
async function expectReadable(page: Page): Promise<string[]> {
  const { readable, cut, overlapping } = await visibleText(page);
  const sideways = await sidewaysScroll(page);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect
    .soft({ cut, overlapping, sideways }, where)
    .toEqual({ cut: [], overlapping: [], sideways: 0 });
  return readable;
}

test.for(paths)('cuts and overlaps no text on %s with wide spacing', async (path, { look }) => {
  const page = await look(path, spacedText);
  const answers = main(page).locator('details');
  const expectReadableAtAllWidths = async () => {
    for (const { viewport } of [phone, zoomed, desktop]) {
      await page.setViewportSize(viewport);
      await expectReadable(page);
    }
  };
  await expectReadableAtAllWidths();
  if ((await answers.count()) === 0) return;
  // Without a name, answers do not close each other.
  await answers.evaluateAll((all) => {
    for (const answer of all) answer.removeAttribute('name');
    for (const answer of all) answer.setAttribute('open', '');
  });
  await expectReadableAtAllWidths();
});

test.for(paths)('loses no text of %s on a desktop at 400 % zoom', async (path, { look }) => {
  const page = await look(path);
  const { readable } = await visibleText(page);
  await page.setViewportSize(zoomed.viewport);
  await header(page).getByRole('button').click();
  await header(page).getByRole('navigation').getByRole('link').first().waitFor();
  const zoomedText = await expectReadable(page);
  // Text is not lost if another text contains it: the footer repeats the tagline.
  const isLost = (text: string) => !zoomedText.some((visible) => visible.includes(text));
  expect(readable.filter(isLost)).toEqual([]);
});

/** Returns what is invisible in the visitor's own colours, such as a control's focus ring. */
async function findInvisible(page: Page): Promise<string[]> {
  // After Tab, the browser shows focus rings.
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
      // A link with round corners looks like a button, unless its text is underlined. Some
      // links use the edge of their card.
      const isUnderlined = style.textDecorationLine.includes('underline');
      const isBox =
        !control.matches('a, summary') || (style.borderTopLeftRadius !== '0px' && !isUnderlined);
      const card = control.closest('.stretched')?.closest('li > *');
      const edges = [control, card ?? control];
      const hasEdge = edges
        .map((element) => getComputedStyle(element))
        .some((edge) => isVisible(edge.borderTopStyle, edge.borderTopWidth, edge.borderTopColor));
      if (isBox && style.position !== 'fixed' && !hasEdge) faults.push(`${name}: no edge`);

      const isCurrent = control.getAttribute('aria-current') === 'page';
      if (isCurrent && !style.textDecorationLine.includes('underline'))
        faults.push(`${name}: not shown as the current page`);
      if (style.color === backgroundColour) faults.push(`${name}: no text`);
      const icon = control.querySelector('svg');
      if (icon && getComputedStyle(icon).fill !== style.color) faults.push(`${name}: no icon`);
    }
    return faults;
  });
}

test.for(paths)("shows all controls of %s in the visitor's colours", async (path, { look }) => {
  const page = await look(path, { forcedColors: 'active' });
  expect(await findInvisible(page)).toEqual([]);
});

/** Returns the boxes whose edge disappears together with their background. */
async function findBoxesWithoutEdge(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const backgroundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? backgroundOf(element.parentElement)
        : backgroundColor;
    };
    const boxes = [...document.querySelectorAll('main *, footer')].filter(
      (element) =>
        element.checkVisibility() && backgroundOf(element) !== backgroundOf(element.parentElement),
    );
    for (const box of boxes) box.setAttribute('data-box', '');
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { outlineStyle, borderBlockStartStyle, borderBlockEndStyle } =
        getComputedStyle(element);
      const edges = [outlineStyle, borderBlockStartStyle, borderBlockEndStyle];
      return edges.some((style) => style !== 'none');
    };
    const boxes = [...document.querySelectorAll('[data-box]')];
    return boxes.filter((box) => !hasEdge(box)).map((box) => box.outerHTML.slice(0, 100));
  });
}

test.for(['/', '/every-tag'])(
  "shows the edge of each box of %s in the visitor's colours",
  async (path, { look }) => {
    const page = await look(path);
    expect(await findBoxesWithoutEdge(page)).toEqual([]);
  },
);
