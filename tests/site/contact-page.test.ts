import type { Locator, Page } from 'playwright-core';
import { chatOf, expectNewTab, expectTabOnClick, newTabLink } from '../support/links.ts';
import { heading, main, partWith, wordsOf } from '../support/parts.ts';
import { addresses, addressLine } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test('four cards say how to visit, call and write, and when', async ({ look }) => {
  const page = await look('/contact');
  const card = (title: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: heading(page, title) });

  const place = card('Come by');
  expect(await wordsOf(place)).toContain(addressLine);
  const directions = newTabLink(place, 'Show the way');
  await expectNewTab(directions, addresses.directions);
  await expectTabOnClick(directions, addresses.directions);

  const call = card('Ring').getByRole('link', { name: '+977 983-1112223', exact: true });
  expect(await call.getAttribute('href')).toBe('tel:+9779831112223');
  const mail = card('Write').getByRole('link', { name: 'hello@example.org', exact: true });
  expect(await mail.getAttribute('href')).toBe('mailto:hello@example.org');

  const hours = card('When to come');
  expect(await hours.getByRole('row').allTextContents()).toEqual([
    'Monday until Saturday10:00 AM – 5:30 PM',
    'SundayShut',
  ]);
  expect(await hours.getByRole('rowheader').allTextContents()).toEqual([
    'Monday until Saturday',
    'Sunday',
  ]);
});

test('the social buttons open in new tabs', async ({ look }) => {
  const page = await look('/contact');
  await expectNewTab(newTabLink(main(page), 'Facebook'), addresses.facebook);
  await expectNewTab(newTabLink(main(page), 'Instagram'), addresses.instagram);
  await expectNewTab(newTabLink(main(page), 'TikTok'), addresses.tiktok);
  await expectTabOnClick(newTabLink(main(page), 'TikTok'), addresses.tiktok);
});

test('the box for those in a hurry offers a call and a chat', async ({ look }) => {
  const page = await look('/contact');
  const callIn = (part: Locator | Page) =>
    part.getByRole('link', { name: 'Ring now', exact: true });
  const chatIn = (part: Locator | Page) => newTabLink(part, 'Chat now');
  const box = partWith(page, heading(page, 'In a hurry'), callIn(page), chatIn(page));
  expect(await box.getByRole('form').count()).toBe(0);
  expect(await callIn(box).getAttribute('href')).toBe(addresses.call);
  expect(await chatOf(chatIn(box))).toEqual({
    address: addresses.chat,
    message: 'Hello! I have a question for the desk.',
  });
});
