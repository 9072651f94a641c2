import type { Locator } from 'playwright-core';
import { boxOf, clickMiddle } from '../support/boxes.ts';
import { fonts } from '../support/fonts.ts';
import { expectNewTab, expectTab, newTabLink } from '../support/links.ts';
import { phone } from '../support/pages.ts';
import { bottomBar, heading, itemWith, main, titleHeading, waitForPage } from '../support/parts.ts';
import { urls } from '../support/shop.ts';
import { inspectAtWidths } from '../support/targets.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';

const sloganHalves = [
  ['/', ['Old Rooms Give,', 'New Rooms Live']],
  ['/ne', ['पुरानो काठ,', 'नयाँ कोठा']],
] as const;

/** Returns the description of a link that a screen reader reads after its name. */
function descriptionOf(link: Locator): Promise<string | undefined> {
  return link.evaluate((element) => {
    const [description] = element.ariaDescribedByElements ?? [];
    return (description as HTMLElement | undefined)?.innerText.replaceAll(/\n+/g, ' ');
  });
}

test('begins the home page with the slogan and two doors with facts', async ({ visit }) => {
  const page = await visit('/');
  expect(await titleHeading(page).innerText()).toBe('Old Rooms Give, New Rooms Live');
  const browseLink = newTabLink(main(page), 'See all pieces');
  await expectNewTab(browseLink, 'https://www.instagram.com/example-workshop');
  await expectTab(page, urls.goods, () => browseLink.click());
  // The description begins with the site that the link leads to.
  expect(await descriptionOf(browseLink)).toBe(
    'over on Instagram Mended by hand, and brought anywhere in Gandaki.',
  );

  const offerLink = main(page).getByRole('link', { name: 'Offer us a piece', exact: true });
  expect(await descriptionOf(offerLink)).toBe('Inside Pokhara Valley we fetch it for nothing.');
  // The whole door is a link, from the top of its picture to its facts.
  const picture = await boxOf(main(page).locator('img').nth(1));
  await page.mouse.click(picture.left + picture.width / 2, picture.top + 4);
  await waitForPage(page, '/sell-with-us');
});

/** Runs in a page. Returns the halves of its title, each with the number of its lines. */
function inspectTitle() {
  const title = document.querySelector('h1') as HTMLElement;
  const halves = [...title.children].map((half) => {
    const range = document.createRange();
    range.selectNodeContents(half);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return { text: half.textContent, lines: new Set(tops).size };
  });
  return { halves };
}

testOnNext.for(Object.entries(fonts))(
  'breaks the slogan only between its halves, on any screen in a %s font',
  async ([name, settings], { frame }) => {
    const widths = [320, 360, 480, 575, 576, 768, 900, 1000, 1087, 1088, 1280, 1920];
    for (const [path, texts] of sloganHalves) {
      const titles = await inspectAtWidths(await frame(path, settings), widths, inspectTitle);
      for (const [index, { halves }] of titles.entries()) {
        const width = widths[index] ?? 0;
        expect(halves.map(({ text }) => text)).toEqual(texts);
        // A title that is as large as double text may have no room for a half on one line of a phone.
        const most = name.startsWith('double') && width < 480 ? 2 : 1;
        for (const { text, lines } of halves)
          expect(lines, `${text} at ${width} px`).toBeLessThanOrEqual(most);
      }
    }
  },
);

test('shows the slogan, the opening status and both doors on one screen', async ({ visit }) => {
  const page = await visit('/', { ...phone, at: new Date('2026-11-23T12:00:00+05:45') });
  const parts = [
    main(page).getByRole('heading', { level: 1 }),
    main(page).getByText('The door is open until 5:30 PM'),
    main(page).getByText('Cupboards, tables and chairs from old houses'),
    newTabLink(main(page), 'See all pieces'),
    main(page).getByText('brought anywhere in Gandaki'),
    main(page).getByRole('link', { name: 'Offer us a piece' }),
    main(page).getByText('we fetch it for nothing'),
  ];
  for (const height of [740, 640]) {
    await page.setViewportSize({ ...phone.viewport, height });
    const { top } = await boxOf(bottomBar(page));
    for (const part of parts) expect((await boxOf(part)).bottom, `${height} px`).toBeLessThan(top);
    for (const door of (await main(page).locator('img[alt=""]').all()).slice(0, 2)) {
      const box = await boxOf(door);
      expect(box.width / box.height, 'a whole door').toBeCloseTo(4 / 5, 2);
      expect(box.height).toBeGreaterThan(120);
    }
  }
});

test('shows both doors on the first screen of a tablet on its side', async ({ look }) => {
  const page = await look('/');
  for (const [width, height] of [
    [900, 800],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = bottomBar(page);
    const end = (await bar.isVisible()) ? (await boxOf(bar)).top : height;
    for (const door of [
      newTabLink(main(page), 'See all pieces'),
      main(page).getByRole('link', { name: 'Offer us a piece' }),
    ]) {
      expect((await boxOf(door)).bottom, `${width} px`).toBeLessThan(end);
    }
  }
});

test('opens the goods from the picture and the text of a category', async ({ visit }) => {
  const page = await visit('/');
  const card = itemWith(page, heading(page, /^Tables & Desks/));
  for (const part of [card.getByRole('paragraph'), card.locator('img')]) {
    await part.scrollIntoViewIfNeeded();
    await expectTab(page, urls.goods, () => clickMiddle(part));
  }
});
