import type { Frame, Locator, Page } from 'playwright-core';
import { headerLength } from '../../src/site/lib/header-length.ts';
import { boxOf } from '../support/boxes.ts';
import { fonts } from '../support/fonts.ts';
import { catchExternalUrl, expectTab, newTabLink } from '../support/links.ts';
import { allPaths, linkedPages } from '../support/pages.ts';
import {
  findHeaderCover,
  header,
  headerLink,
  titleHeading,
  waitForPage,
} from '../support/parts.ts';
import { texts, urls } from '../support/shop.ts';
import { inspectAtWidths } from '../support/targets.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

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
  return headerLink(page, label).evaluate((link) => {
    const { color, backgroundColor, fontWeight, textDecorationLine, boxShadow, borderColor } =
      getComputedStyle(link);
    return { color, backgroundColor, fontWeight, textDecorationLine, boxShadow, borderColor };
  });
}

test('links the logo to the home page and shows the tagline', async ({ look }) => {
  const page = await look('/about');
  expect(await header(page).innerText()).toContain('Restored Wooden Furniture');
  expect(await boxOf(logo(page).locator('img'))).toMatchObject({ width: 80, height: 40 });
  await logo(page).click();
  await waitForPage(page, '/');
});

test('shows the header above everything on each screen of each page', async ({ look }) => {
  const page = await look('/', { javaScriptEnabled: false });
  for (const path of allPaths) {
    await page.goto(path);
    const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (let screen = 0; screen < screens; screen += 1) {
      await page.evaluate((count) => scrollTo(0, count * innerHeight), screen);
      expect(await findHeaderCover(page), `${path}, screen ${screen}`).toEqual([]);
    }
  }
});

test('marks the current link visibly after navigation', async ({ look }) => {
  const page = await look('/');
  for (const { label } of [linkedPages[3], linkedPages[0]]) {
    await headerLink(page, label).click();
    await expect.poll(() => currentLinks(page)).toEqual([label]);
    const otherLabel = label === 'Answers' ? 'Find us' : 'Answers';
    // The pointer and the focus also change styles.
    await page.mouse.move(0, 600);
    await titleHeading(page).focus();
    expect(await stylesOf(page, label)).not.toEqual(await stylesOf(page, otherLabel));
  }
});

test('opens the dialer to call, and a new tab to chat', async ({ visit }) => {
  const page = await visit('/');
  const chatLink = newTabLink(header(page), 'Chat');
  const chatUrl = (await chatLink.getAttribute('href')) ?? '';
  await expectTab(page, chatUrl, () => chatLink.click());

  const call = headerLink(page, 'Ring us');
  expect(await catchExternalUrl(page, () => call.click())).toBe(urls.call);
});

/** Adds two links to the header and doubles the shop's name. */
function lengthenHeader(frame: Frame) {
  const labels = ['Delivery', 'Our Workshop'];
  const name = `${texts.business.name} ${texts.business.name}`;
  const links = [...linkedPages.map(({ label }) => label), ...labels];
  const buttons = [texts.header.call, texts.header.whatsapp ?? ''];
  const length = headerLength(name, texts.business.tagline, links, buttons);
  return frame.getByRole('banner').evaluate(
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

/** Runs in a page. Returns the header's faults and whether the header shows a menu button. */
function inspectHeader() {
  const banner = document.querySelector('header') as HTMLElement;
  // On a scrolled page, the header must not cover the heading that a link opens.
  window.scrollTo(0, 2000);
  const headerBottom = banner.getBoundingClientRect().bottom;
  const scrollPadding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  window.scrollTo(0, 0);

  const bar = banner.getBoundingClientRect();
  // The box of a line is slightly higher than its letters.
  const isInBar = ({ top, bottom }: DOMRect) => top >= bar.top - 2 && bottom <= bar.bottom + 2;
  const brand = banner.querySelector('a > span') as HTMLElement;
  const [name, tagline] = Array.from(brand.childNodes, (node) => {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  }) as [DOMRect, DOMRect];
  const isTaglineHidden = tagline.left >= brand.getBoundingClientRect().right;

  const controls = [...banner.querySelectorAll('a, button')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const hasMenuButton = controls.some(({ tagName }) => tagName === 'BUTTON');
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
  // Call and chat, unless a bar at the bottom has them.
  const contactCount = hasMenuButton && window.innerWidth < 1024 ? 0 : 2;
  const menuCount = hasMenuButton ? 1 : banner.querySelectorAll('nav a').length;
  // The logo, the menu button or the links, call and chat, and the other language.
  const expectedCount = 1 + menuCount + contactCount + 1;

  const isReachable = (selector: string) =>
    [...document.querySelectorAll(selector)].some((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  const { scrollWidth, clientWidth } = document.documentElement;

  const faults = {
    'a page that scrolls sideways': scrollWidth !== clientWidth,
    'controls in more than one row': Math.max(...middles) - Math.min(...middles) >= 2,
    'one control over another': boxes.some(
      ({ left }, index) => left < (boxes[index - 1]?.right ?? -Infinity),
    ),
    'a control outside of the window': boxes.some(
      ({ left, right }) => left < 0 || right > window.innerWidth,
    ),
    'a name that is cut off': !isInBar(name),
    'a tagline that is cut off': !isInBar(tagline) && !isTaglineHidden,
    'a header that is higher than the scroll padding': headerBottom > scrollPadding,
    'no visible link to call': !isReachable('a[href^="tel:"]'),
    'no visible link to chat': !isReachable('a[href^="https://wa.me/"]'),
    'a control too many or too few': controls.length !== expectedCount,
  };
  const found = Object.entries(faults).filter(([, isFound]) => isFound);
  return { hasMenuButton, faults: found.map(([fault]) => fault) };
}

/** Returns the header's faults at these widths, and the widths that show its links in a row. */
async function inspectHeaders(frame: Frame, widths: readonly number[]) {
  const headers = await inspectAtWidths(frame, widths, inspectHeader);
  const rowWidths = headers.filter(({ hasMenuButton }) => !hasMenuButton);
  return {
    faults: headers.flatMap(({ width, faults }) => faults.map((fault) => `${width} px: ${fault}`)),
    rowWidths: rowWidths.map(({ width }) => width),
  };
}

/** Widths in steps of 20 px, from the narrowest phone to a wide desktop. */
const everyWidth = Array.from({ length: 113 }, (_, index) => 320 + 20 * index);

testOnNext.for([
  ['a narrow', 'English', '/', fonts.narrow],
  ['a wide', 'English', '/', fonts.wide],
  ['a narrow', 'Nepali', '/ne', fonts.narrow],
  ['a wide', 'Nepali', '/ne', fonts.wide],
] as const)('fits every width in %s font, in %s', async ([, , path, settings], { frame }) => {
  const { faults } = await inspectHeaders(await frame(path, settings), everyWidth);
  expect(faults).toEqual([]);
});

/** Runs in a page. Returns the number of the tagline's lines, and whether they can be read. */
function inspectTagline() {
  const banner = document.querySelector('header') as HTMLElement;
  const range = document.createRange();
  range.selectNodeContents(banner.querySelector('a > span > span') as HTMLElement);
  const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
  const box = range.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isOnTop = range.startContainer.contains(document.elementFromPoint(x, y));
  const isInBar =
    box.right <= innerWidth && box.bottom <= banner.getBoundingClientRect().bottom + 2;
  return { text: range.toString(), lines, isVisible: isOnTop && isInBar };
}

testOnNext.for([
  ['a narrow', fonts.narrow],
  ['a wide', fonts.wide],
] as const)('shows the tagline on one line in %s font', async ([, settings], { frame }) => {
  const widths = [320, 360, 412, 576, 768, 1024, 1060, 1280, 1920];
  const taglines = await inspectAtWidths(await frame('/', settings), widths, inspectTagline);
  const text = texts.business.tagline;
  expect(taglines).toEqual(widths.map((width) => ({ width, text, lines: 1, isVisible: true })));
});

/** The words of the header that the specification names, and a translation. */
const specified = {
  en: {
    tagline: 'Quality Used Furniture & Appliances',
    links: ['Home', 'About Us', 'Sell With Us', 'FAQ', 'Contact'],
    call: 'Call Now',
  },
  ne: {
    tagline: 'गुणस्तरीय सेकेन्ड ह्यान्ड फर्निचर र घरायसी उपकरण',
    links: ['गृहपृष्ठ', 'हाम्रो बारेमा', 'सामान बेच्नुहोस्', 'प्रश्नोत्तर', 'सम्पर्क'],
    call: 'फोन गर्नुहोस्',
  },
};
const shopName = 'Basundhara Secondhand';

/** Replaces the words of the header. @returns the number of lines of the tagline */
function writeHeader(page: Page, { tagline, links, call }: typeof specified.en) {
  // The menu repeats the buttons.
  const words = [shopName, tagline, ...links, call, 'WhatsApp', call, 'WhatsApp'];
  const length = headerLength(shopName, tagline, links, [call, 'WhatsApp']);
  return header(page).evaluate(
    (banner, written) => {
      const name = banner.querySelector('a > span') as HTMLElement;
      const labels = banner.querySelectorAll('nav a, a > svg + span');
      for (const [index, node] of [...name.childNodes, ...labels].entries())
        node.textContent = written.words[index] ?? '';
      const bar = banner.querySelector<HTMLElement>('[data-length]');
      if (bar) bar.dataset.length = written.length;
      const range = document.createRange();
      range.selectNodeContents(name.lastChild as Node);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    },
    { words, length },
  );
}

/** The fonts of systems, by the width of a digit in em, and the widths that show all links. */
const systemFonts = [
  ['Segoe UI', 0.539, 1080],
  ['Roboto', 0.5615, 1080],
  ['Noto Sans', 0.572, 1080],
  ['DejaVu Sans', 0.636, 1280],
] as const;

testOnNext('shows the specified links in a row on a narrow desktop', async ({ look }) => {
  const page = await look('/ne');
  for (const [font, digit, width] of systemFonts) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size-adjust', `ch-width ${size}`);
    }, digit);
    for (const [language, words] of Object.entries(specified)) {
      const lines = await writeHeader(page, words);
      const inspection = await page.evaluate(inspectHeader);
      expect({ lines, ...inspection }, `${font}, ${language}`).toEqual({
        lines: 1,
        hasMenuButton: false,
        faults: [],
      });
    }
  }
});

const someWidths = [320, 360, 480, 768, 1000, 1050, 1100, 1150, 1200, 1280, 1600];

// The next release also has a link to another language.
testOnNext.for([
  { font: 'a narrow', settings: fonts.narrow, menuWidth: 768, rowWidths: [1200, 1600] },
  { font: 'a wide', settings: fonts.wide, menuWidth: 1100, rowWidths: [] },
  { font: 'a wide, double-sized', settings: fonts.doubleWide, menuWidth: 1600, rowWidths: [] },
])('shows a row or a menu in $font font', async ({ settings, menuWidth, rowWidths }, { frame }) => {
  const home = await frame('/', settings);
  const fiveLinks = await inspectHeaders(home, someWidths);
  expect(fiveLinks.faults).toEqual([]);
  expect(fiveLinks.rowWidths).not.toContain(menuWidth);
  expect(fiveLinks.rowWidths).toEqual(expect.arrayContaining(rowWidths));

  await lengthenHeader(home);
  const sevenLinks = await inspectHeaders(home, someWidths);
  expect(sevenLinks.faults).toEqual([]);
  expect(sevenLinks.rowWidths.includes(1600)).toBe(rowWidths.includes(1600));
});

testOnNext('places a third language next to the second', async ({ look }) => {
  const page = await look('/', fonts.narrow);
  const nepaliLink = headerLink(page, 'नेपाली');
  const germanLink = headerLink(page, 'Deutsch');
  const layoutOf = async (link: Locator) => {
    const { top, bottom } = await boxOf(link);
    return { middle: Math.round((top + bottom) / 2), header: (await boxOf(header(page))).height };
  };
  const roomyWidths = [600, 768, 1200, 1600];
  const layoutsBefore = [];
  for (const width of roomyWidths) {
    await page.setViewportSize({ width, height: 900 });
    layoutsBefore.push(await layoutOf(nepaliLink));
  }
  await nepaliLink.evaluate((link) => {
    const item = link.parentElement?.cloneNode(true) as HTMLElement;
    link.parentElement?.after(item);
    const [copy] = item.children;
    if (copy) copy.textContent = 'Deutsch';
  });
  for (const [index, width] of roomyWidths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const link of [nepaliLink, germanLink]) {
      expect(await layoutOf(link), `${width} px`).toEqual(layoutsBefore[index]);
    }
  }
});
