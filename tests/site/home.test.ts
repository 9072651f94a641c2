import { expectNewTab, expectTabOnClick, newTabLink } from '../support/links.ts';
import { heading, headingsFrom, main, partWith, wordsOf } from '../support/parts.ts';
import { addresses, addressLine, collections } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test('the page begins with the slogan and two ways on', async ({ visit }) => {
  const page = await visit('/');
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.innerText()).toBe('You Buy We Sell, You Sell We Buy');

  const browse = newTabLink(main(page), 'Browse Products');
  await expectNewTab(browse, addresses.goods);
  await expectTabOnClick(browse, addresses.goods);

  await main(page).getByRole('link', { name: 'Sell Your Items', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/sell-with-us');
});

test('three badges tell why to trust the shop', async ({ look }) => {
  const page = await look('/');
  const badges = ['Eco-Friendly', 'Community Focused', 'Quality Items'];
  expect(await headingsFrom(page, 'Eco-Friendly', 3)).toEqual(badges);
  expect(collections.badges).toHaveLength(3);
});

test('four kinds of goods lead to the social page', async ({ look }) => {
  const page = await look('/');
  const kinds = [
    'Home Furniture & Appliances',
    'Office Furniture & Appliances',
    'Shop Furniture',
    'Unique & Antique Items',
  ];
  expect(collections.categories.map(({ data }) => data.title)).toEqual(kinds);
  for (const kind of kinds) await expectNewTab(newTabLink(main(page), kind), addresses.goods);
  await expectTabOnClick(newTabLink(main(page), 'Shop Furniture'), addresses.goods);

  // The picture and the words of a card belong to its link as well.
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: heading(page, /^Shop Furniture/) });
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

test('the shop tells what it has done', async ({ look }) => {
  const page = await look('/');
  const words = await wordsOf(main(page));
  expect(words).toContain('50,000+ happy customers');
  expect(words).toContain('100,000+ items sold');
  expect(words).toContain('15+ years');
});

test('the call to action leads to the goods and to a chat', async ({ look }) => {
  const page = await look('/');
  await expectNewTab(newTabLink(main(page), 'Start Shopping Now'), addresses.goods);
  const chat = newTabLink(main(page), 'Contact Us on WhatsApp');
  const href = (await chat.getAttribute('href')) ?? '';
  expect(href.startsWith(addresses.chat)).toBe(true);
  await expectNewTab(chat, href);
});

test('the map has the address and the way there beside it', async ({ look }) => {
  const page = await look('/');
  const directions = newTabLink(page, 'Get Directions');
  const beside = partWith(page, directions, page.locator('iframe'), page.getByText(addressLine));
  expect(await beside.getByRole('heading').count()).toBe(1);
  await expectNewTab(directions, addresses.directions);
});
