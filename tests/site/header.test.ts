import type { Locator, Page } from 'playwright-core';
import { headerLength } from '../../src/lib/header-length.ts';
import { fonts, largeFont } from '../support/fonts.ts';
import {
  expectNewTab,
  expectTabOnClick,
  catchExternalUrl,
  listLinks,
  newTabLink,
} from '../support/links.ts';
import { allPaths, linkedPages, missingPath } from '../support/pages.ts';
import { urls, pageAt, texts } from '../support/shop.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

const header = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => header(page).getByRole('navigation');
const logo = (page: Page) => header(page).getByRole('link', { name: texts.business.name });

/** Returns the text of the links that are marked as the current page. */
function currentLinks(page: Page) {
  return page
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    );
}

/** Returns the styles that make a link recognizable. */
function stylesOf(page: Page, label: string) {
  return mainLinks(page)
    .getByRole('link', { name: label, exact: true })
    .evaluate((link) => {
      const { color, backgroundColor, fontWeight, textDecorationLine, boxShadow, borderColor } =
        getComputedStyle(link);
      return { color, backgroundColor, fontWeight, textDecorationLine, boxShadow, borderColor };
    });
}

test('links the logo to the home page and shows the tagline', async ({ visit }) => {
  const page = await visit('/about');
  expect(await header(page).innerText()).toContain('Restored Wooden Furniture');
  const drawing = logo(page).locator('img');
  // The shape of the drawing.
  expect(await drawing.boundingBox()).toMatchObject({ width: 80, height: 40 });
  await logo(page).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.getByRole('heading', { level: 1, name: 'Old Wood Finds New Rooms' }).waitFor();
});

test('shows the same header and footer on every page, and marks its link', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const footer = await page.getByRole('contentinfo').innerText();
  for (const path of allPaths) {
    await page.goto(path);
    expect(await page.getByRole('contentinfo').innerText(), path).toBe(footer);
    expect(await listLinks(mainLinks(page))).toEqual(linkedPages);
    expect(await logo(page).getAttribute('href')).toBe('/');
    const ownLabels = linkedPages.filter((link) => link.path === path).map(({ label }) => label);
    expect(await currentLinks(page), path).toEqual(ownLabels);

    const call = header(page).getByRole('link', { name: 'Ring us', exact: true });
    expect(await call.getAttribute('href')).toBe(urls.call);
    const { whatsapp: message = '' } = pageAt(path === missingPath ? undefined : path);
    const chat = urls.chat + encodeURIComponent(message);
    await expectNewTab(newTabLink(header(page), 'Chat'), chat);
  }
});

test('moves the mark to the current link', async ({ visit }) => {
  const page = await visit('/');
  for (const { label } of [linkedPages[3], linkedPages[0]]) {
    await mainLinks(page).getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => currentLinks(page)).toEqual([label]);
    const otherLabel = label === 'Answers' ? 'Find us' : 'Answers';
    await page.mouse.move(0, 600);
    await page.getByRole('heading', { level: 1 }).focus();
    expect(await stylesOf(page, label)).not.toEqual(await stylesOf(page, otherLabel));
  }
});

test('opens the dialer for Call Now, and a chat in a new tab for WhatsApp', async ({ visit }) => {
  const page = await visit('/');
  const chatLink = newTabLink(header(page), 'Chat');
  await expectTabOnClick(chatLink, (await chatLink.getAttribute('href')) ?? '');

  const call = header(page).getByRole('link', { name: 'Ring us', exact: true });
  expect(await catchExternalUrl(page, () => call.click())).toBe(urls.call);
});

/** Adds two links to the header and doubles its name. */
function fillHeader(page: Page) {
  const labels = ['Delivery', 'Our Workshop'];
  const name = `${texts.business.name} ${texts.business.name}`;
  const links = [...linkedPages.map(({ label }) => label), ...labels];
  const buttons = [texts.header.call, texts.header.whatsapp ?? ''];
  const length = headerLength(name, texts.business.tagline, links, buttons);
  return header(page).evaluate(
    (banner, added) => {
      const list = banner.querySelector('nav ul');
      for (const label of added.labels) {
        const item = list?.lastElementChild?.cloneNode(true) as HTMLElement;
        const link = item.querySelector('a');
        if (link) link.textContent = label;
        list?.append(item);
      }
      const text = banner.querySelector('a span')?.firstChild;
      if (text) text.textContent = added.name;
      const bar = banner.querySelector<HTMLElement>('[data-length]');
      if (bar) bar.dataset.length = added.length;
    },
    { labels, name, length },
  );
}

interface HeaderLayout {
  form: 'row' | 'menu';
  faults: string[];
}

/** Returns the header's layout at a width, and its faults. */
async function layoutAt(page: Page, width: number): Promise<HeaderLayout> {
  await page.setViewportSize({ width, height: 900 });
  const sideways = await sidewaysScroll(page);
  const state = await header(page).evaluate((banner) => {
    window.scrollTo(0, 0);
    const brandText = banner.querySelector('a > span');
    const nameRange = document.createRange();
    if (brandText?.firstChild) nameRange.selectNode(brandText.firstChild);
    const name = nameRange.getBoundingClientRect();
    const tagline = brandText?.lastElementChild?.getBoundingClientRect();
    const brandBox = brandText?.getBoundingClientRect();
    const bar = banner.getBoundingClientRect();
    // The box of a line is slightly higher than its letters.
    const isInBar = (box = bar) => box.top >= bar.top - 2 && box.bottom <= bar.bottom + 2;
    const controls = [...banner.querySelectorAll('a, button')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((part) => part.getBoundingClientRect());
    const contacts = ['a[href^="tel:"]', 'a[href^="https://wa.me/"]'].map((selector) =>
      [...document.querySelectorAll(selector)].some((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    );
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    window.scrollTo(0, 2000);
    const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
    const result = {
      hasButton: controls.some(({ tagName }) => tagName === 'BUTTON'),
      controls: controls.length,
      links: banner.querySelectorAll('nav a').length,
      isReachable: contacts.every(Boolean),
      isOneRow: Math.max(...middles) - Math.min(...middles) < 2,
      overlaps: boxes.some((box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0)),
      sticksOut: boxes.some(({ left, right }) => left < 0 || right > window.innerWidth),
      // The tagline is visible as a whole or not at all.
      isCutOff:
        !isInBar(name) || !(isInBar(tagline) || (tagline?.left ?? 0) >= (brandBox?.right ?? 0)),
      covered: banner.getBoundingClientRect().bottom,
      kept: parseFloat(padding),
    };
    window.scrollTo(0, 0);
    return result;
  });
  const faults = [
    sideways !== 0 && `${sideways} px too wide`,
    !state.isOneRow && 'more than one row',
    state.overlaps && 'one control over another',
    state.sticksOut && 'a control outside of the window',
    state.isCutOff && 'a name that is cut off',
    state.covered > state.kept && `${state.covered} px covered, ${state.kept} px kept clear`,
    !state.isReachable && 'no way to call or to chat in sight',
    // Either the logo, the button, the other language, and call and chat if no bar below has them,
    // or the logo, the links, two buttons and the other language.
    state.hasButton &&
      state.controls !== (width < 1024 ? 3 : 5) &&
      'links beside the menu button, or none to call and chat',
    !state.hasButton &&
      state.controls !== state.links + 4 &&
      'neither all links nor the menu button',
  ].filter((fault) => fault !== false);
  return {
    form: state.hasButton ? 'menu' : 'row',
    faults: faults.map((fault) => `${width} px: ${fault}`),
  };
}

/** All widths from the narrowest phone to a wide desktop. */
const everyWidth = Array.from({ length: 113 }, (_, index) => 320 + 20 * index);

testOnNext.for([
  ['a narrow', 'English', '/', fonts.narrow],
  ['a wide', 'English', '/', fonts.wide],
  ['a narrow', 'Nepali', '/ne', fonts.narrow],
  ['a wide', 'Nepali', '/ne', fonts.wide],
] as const)('offers call and chat in %s font, in %s', async ([, , path, settings], { visit }) => {
  const page = await visit(path, settings);
  const faults: string[] = [];
  for (const width of everyWidth) faults.push(...(await layoutAt(page, width)).faults);
  expect(faults).toEqual([]);
});

testOnNext.for([
  ['a narrow', fonts.narrow],
  ['a wide', fonts.wide],
] as const)('shows the tagline on one line in %s font', async ([, settings], { visit }) => {
  const page = await visit('/', settings);
  const tagline = header(page).getByText(texts.business.tagline, { exact: true });
  for (const width of [320, 360, 412, 576, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const state = await tagline.evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const rows = new Set([...range.getClientRects()].map(({ top }) => top)).size;
      const box = range.getBoundingClientRect();
      const bar = line.closest('header')?.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isOnTop = line.contains(document.elementFromPoint(x, y));
      const isInBar = box.right <= innerWidth && box.bottom <= (bar?.bottom ?? 0) + 2;
      return { rows, isSeen: isOnTop && isInBar };
    });
    expect(state, `${width} px`).toEqual({ rows: 1, isSeen: true });
  }
});

const widths = [320, 360, 480, 768, 1000, 1050, 1100, 1150, 1200, 1280, 1600];

// The next release also has a link to another language.
testOnNext.for([
  { font: 'a narrow', settings: fonts.narrow, menu: 768, row: 1200 },
  { font: 'a wide', settings: fonts.wide, menu: 1100, row: undefined },
  { font: 'a wide, double-sized', settings: largeFont, menu: 1600, row: undefined },
])('keeps the header in one row in $font font', async ({ settings, menu, row }, { visit }) => {
  const page = await visit('/', settings);
  const forms = new Map<number | undefined, string>();
  const faults: string[] = [];
  for (const width of widths) {
    const layout = await layoutAt(page, width);
    forms.set(width, layout.form);
    faults.push(...layout.faults);
  }
  expect(faults, 'five links').toEqual([]);
  expect([forms.get(menu), forms.get(row)]).toEqual(['menu', row && 'row']);

  await fillHeader(page);
  for (const width of widths) {
    const layout = await layoutAt(page, width);
    forms.set(width, layout.form);
    faults.push(...layout.faults);
  }
  expect(faults, 'seven links and a long name').toEqual([]);
  expect(forms.get(1600)).toBe(row ? 'row' : 'menu');
});

testOnNext('places a third language next to the second', async ({ visit }) => {
  const page = await visit('/');
  const second = header(page).getByRole('link', { name: 'नेपाली', exact: true });
  const third = header(page).getByRole('link', { name: 'Deutsch', exact: true });
  const layoutOf = async (link: Locator) => ({
    middle: await link.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
    header: (await header(page).boundingBox())?.height,
  });
  const roomy = [600, 768, 1200, 1600];
  const layoutsBefore = [];
  for (const width of roomy) {
    await page.setViewportSize({ width, height: 900 });
    layoutsBefore.push(await layoutOf(second));
  }
  await second.evaluate((link) => {
    const item = link.parentElement?.cloneNode(true) as HTMLElement;
    link.parentElement?.after(item);
    const [copy] = item.children;
    if (copy) copy.textContent = 'Deutsch';
  });
  for (const [index, width] of roomy.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const link of [second, third]) {
      expect(await layoutOf(link), `${width} px`).toEqual(layoutsBefore[index]);
    }
  }
});
