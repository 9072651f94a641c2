import type { Locator } from 'playwright-core';
import { boxOf, clickMiddle } from '../support/boxes.ts';
import {
  readChat,
  contactSection,
  expectNewTab,
  expectTab,
  listLinks,
  newTabLink,
} from '../support/links.ts';
import { fonts } from '../support/fonts.ts';
import { phone } from '../support/pages.ts';
import {
  bottomBar,
  heading,
  itemWith,
  main,
  partWith,
  textOf,
  titleHeading,
  waitForPage,
} from '../support/parts.ts';
import { urls, addressLine } from '../support/shop.ts';
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

testOnNext(
  'breaks the slogan only between its halves, on any screen and in any font',
  async ({ visit }) => {
    for (const [name, settings] of Object.entries(fonts)) {
      for (const [path, expected] of sloganHalves) {
        const page = await visit(path, settings);
        for (const width of [320, 360, 480, 575, 576, 768, 900, 1000, 1087, 1088, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const halves = await titleHeading(page).evaluate((title) =>
            [...title.children].map((half) => {
              const range = document.createRange();
              range.selectNodeContents(half);
              const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
              return { text: half.textContent, lines: new Set(tops).size };
            }),
          );
          expect(halves, `${path} at ${width} px, ${name}`).toEqual(
            expected.map((text) => ({ text, lines: 1 })),
          );
        }
      }
    }
  },
);

test('shows the slogan, the opening status and both doors on one screen', async ({ visit }) => {
  const page = await visit('/', { ...phone, at: new Date('2026-11-23T12:00:00+05:45') });
  const { top } = await boxOf(bottomBar(page));
  for (const part of [
    main(page).getByRole('heading', { level: 1 }),
    main(page).getByText('The door is open until 5:30 PM'),
    main(page).getByText('Cupboards, tables and chairs from old houses'),
    newTabLink(main(page), 'See all pieces'),
    main(page).getByText('brought anywhere in Gandaki'),
    main(page).getByRole('link', { name: 'Offer us a piece' }),
    main(page).getByText('we fetch it for nothing'),
  ]) {
    expect((await boxOf(part)).bottom).toBeLessThan(top);
  }
});

test('shows both doors on the first screen of a tablet on its side', async ({ visit }) => {
  const page = await visit('/');
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

test('shows entries in their order, with facts in their text', async ({ visit }) => {
  const orders: [path: string, ...titles: string[]][] = [
    ['/', 'Solid wood', 'Local hands', 'Ready to use'],
    ['/about', 'How we work', 'Patience', 'Thrift', 'Candour'],
    ['/about', 'Who does what', 'The bench', 'The van', 'The desk'],
    ['/sell-with-us', 'Clear offers', 'No lifting', 'A second life'],
    ['/sell-with-us', 'Cupboards', 'Tables', 'Seats', 'Frames'],
  ];
  for (const [path, ...titles] of orders) {
    const text = await textOf(main(await visit(path)));
    const positions = titles.map((title) => text.indexOf(title));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  }
  const home = await textOf(main(await visit('/')));
  expect(home).toContain('sold anywhere in Gandaki.');
  for (const figure of [
    '1,200+ families served',
    '3,400+ pieces restored',
    '8+ years at the bench',
  ])
    expect(home).toContain(figure);
});

test('links every category to the goods through its title, picture and text', async ({ visit }) => {
  const page = await visit('/');
  for (const category of ['Cupboards & Shelves', 'Tables & Desks', 'Counters & Display Cases']) {
    await expectNewTab(newTabLink(main(page), category), urls.goods);
  }
  const card = itemWith(page, heading(page, /^Tables & Desks/));
  for (const part of [card.getByRole('paragraph'), card.locator('img')]) {
    await part.scrollIntoViewIfNeeded();
    await expectTab(page, urls.goods, () => clickMiddle(part));
  }
});

test('links the call to action to the goods and to a chat', async ({ visit }) => {
  const page = await visit('/');
  await expectNewTab(newTabLink(main(page), 'Choose a piece'), urls.goods);
  const message = "Hello! I'd like to know which pieces are in the workshop now.";
  await expectNewTab(
    newTabLink(main(page), 'Chat with the workshop'),
    urls.chat + encodeURIComponent(message),
  );
});

test('shows one lazy map of the shop, with address and directions', async ({ visit }) => {
  const page = await visit('/contact');
  const map = page.getByTitle('Street map of the Old Bazaar with the workshop on it');
  expect(await page.locator('iframe').count()).toBe(1);
  expect(await map.getAttribute('loading')).toBe('lazy');
  const { origin, pathname, searchParams } = new URL((await map.getAttribute('src')) ?? '');
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('marker')).toBe('28.2318,83.9871');
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect(west < 83.9871 && 83.9871 < east && south < 28.2318 && 28.2318 < north).toBe(true);

  const directions = newTabLink(page, 'Show me the way');
  const mapSection = partWith(page, directions, map, page.getByText(addressLine));
  expect(await mapSection.getByRole('heading').allTextContents()).toEqual(['Where to come']);
  await expectNewTab(directions, urls.directions);
});

test('shows four cards for visiting, calling and writing, with the hours', async ({ visit }) => {
  const page = await visit('/contact');
  const card = (title: string) => itemWith(page, heading(page, title));
  const visitCard = card('Come by');
  expect(await textOf(visitCard)).toContain(addressLine);
  await expectNewTab(newTabLink(visitCard, 'Show the way'), urls.directions);
  const call = card('Ring').getByRole('link', { name: '+977 983-1112223', exact: true });
  expect(await call.getAttribute('href')).toBe('tel:+9779831112223');
  const mail = card('Write').getByRole('link', { name: 'hello@example.org', exact: true });
  expect(await mail.getAttribute('href')).toBe('mailto:hello@example.org');

  const hoursCard = card('When to come');
  const rows = await hoursCard.getByRole('row').allTextContents();
  expect(rows).toEqual(['Monday until Saturday10:00 AM – 5:30 PM', 'SundayShut']);
  const days = await hoursCard.getByRole('rowheader').allTextContents();
  expect(days).toEqual(['Monday until Saturday', 'Sunday']);
});

test('offers a call, a chat, SMS, Viber and the social pages', async ({ visit }) => {
  const page = await visit('/contact');
  const labels = { call: 'Ring now', chat: 'Chat now' };
  const { section, call, chat } = contactSection(page, 'In a hurry', labels);
  expect(await section.getByRole('form').count()).toBe(0);
  expect(await call.getAttribute('href')).toBe(urls.call);
  const message = 'Hello! I have a question for the desk.';
  expect(await readChat(chat)).toEqual({ url: urls.chat, message });
  expect(await listLinks(section.getByText('The chat is blocked?'))).toEqual([
    { label: 'short message', path: `sms:+9779831112223?body=${encodeURIComponent(message)}` },
    { label: 'Viber', path: 'viber://chat?number=%2B9779831112223' },
  ]);
  await expectNewTab(newTabLink(main(page), 'Facebook'), urls.facebook);
  await expectNewTab(newTabLink(main(page), 'Instagram'), urls.instagram);
  await expectNewTab(newTabLink(main(page), 'TikTok'), urls.tiktok);
});

test('begins and ends the selling page with a prefilled chat and a call', async ({ visit }) => {
  const page = await visit('/sell-with-us');
  const call = page.getByRole('link', { name: 'Ring first' });
  const hero = partWith(page, titleHeading(page), newTabLink(page, 'Send pictures'), call);
  expect(await hero.getByRole('heading').count()).toBe(1);
  expect(await call.getAttribute('href')).toBe(urls.call);

  const lastLink = main(page).getByRole('link').last();
  expect(await lastLink.innerText()).toBe('Ring the desk');
  expect(await lastLink.getAttribute('href')).toBe(urls.call);

  const chats = await page.locator('header, main').locator('a[href^="https://wa.me/"]').all();
  expect(chats.length).toBeGreaterThanOrEqual(4);
  for (const link of chats) {
    const message = "Hello! I'd like to sell you a piece: may I send pictures?";
    expect(await readChat(link)).toEqual({ url: urls.chat, message });
    await expectNewTab(link, (await link.getAttribute('href')) ?? '');
  }
});

test('lists the three steps of selling', async ({ visit }) => {
  const page = await visit('/sell-with-us');
  const list = page
    .getByRole('list')
    .filter({ hasText: /Take pictures.*Read the offer.*Hand it over/s });
  expect(await list.getByRole('listitem').count()).toBe(3);
  expect(await textOf(list)).toMatch(/within 3-4 working days.*inside Pokhara Valley/);
});
