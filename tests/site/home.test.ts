import { expectNewTab, expectTabOnClick, newTabLink } from '../support/links.ts';
import { phone } from '../support/pages.ts';
import { heading, headingsFrom, main, partWith, wordsOf } from '../support/parts.ts';
import { addresses, addressLine } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test('the page begins with the slogan, a link to the goods and one to the page about selling', async ({
  visit,
}) => {
  const page = await visit('/');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.innerText()).toBe('Old Wood Finds New Rooms');

  const browse = newTabLink(main(page), 'See all pieces');
  await expectNewTab(browse, 'https://www.instagram.com/example-workshop');
  await expectTabOnClick(browse, addresses.goods);

  await main(page).getByRole('link', { name: 'Offer us a piece', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/sell-with-us');
});

test('one screen of a phone tells what, where and whether it is open, and has both buttons', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, at: new Date('2026-11-23T12:00:00+05:45') });
  const bar = await page.getByRole('navigation', { name: 'Ask the workshop' }).boundingBox();
  for (const thing of [
    main(page).getByRole('heading', { level: 1 }),
    main(page).getByText('The door is open until 5:30 PM'),
    main(page).getByText('Cupboards, tables and chairs from old houses'),
    newTabLink(main(page), 'See all pieces'),
    main(page).getByRole('link', { name: 'Offer us a piece' }),
  ]) {
    const box = await thing.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
});

test('the badges stand in their order, with facts in their words', async ({ look }) => {
  const page = await look('/');
  const badges = ['Solid wood', 'Local hands', 'Ready to use'];
  expect(await headingsFrom(page, 'Solid wood', 3)).toEqual(badges);
  expect(await wordsOf(main(page))).toContain('sold anywhere in Gandaki.');
});

test('every category leads to the goods, by its title, its picture and its words', async ({
  look,
}) => {
  const page = await look('/');
  for (const kind of ['Cupboards & Shelves', 'Tables & Desks', 'Counters & Display Cases']) {
    await expectNewTab(newTabLink(main(page), kind), addresses.goods);
  }
  await expectTabOnClick(newTabLink(main(page), 'Tables & Desks'), addresses.goods);

  const card = main(page)
    .getByRole('listitem')
    .filter({ has: heading(page, /^Tables & Desks/) });
  for (const part of [card.getByRole('paragraph'), card.locator('img')]) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (!box) throw new Error('the card is not to be seen');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
    ]);
    await tab.close();
  }
});

test('the figures stand before what they count', async ({ look }) => {
  const page = await look('/');
  const words = await wordsOf(main(page));
  expect(words).toContain('1,200+ families served');
  expect(words).toContain('3,400+ pieces restored');
  expect(words).toContain('8+ years at the bench');
});

test('the call to action leads to the goods and to a chat', async ({ look }) => {
  const page = await look('/');
  await expectNewTab(newTabLink(main(page), 'Choose a piece'), addresses.goods);
  const message = "Hello! I'd like to know which pieces are in the workshop now.";
  await expectNewTab(
    newTabLink(main(page), 'Chat with the workshop'),
    addresses.chat + encodeURIComponent(message),
  );
});

test.for(['/', '/contact'])(
  '%s shows one map around the shop, loaded late, with address and directions beside it',
  async (address, { look }) => {
    const page = await look(address);
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
    const beside = partWith(page, directions, map, page.getByText(addressLine));
    expect(await beside.getByRole('heading').allTextContents()).toEqual(['Where to come']);
    await expectNewTab(directions, addresses.directions);
  },
);
