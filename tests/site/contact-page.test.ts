import type { Locator, Page } from 'playwright-core';
import { chatOf, expectNewTab, expectTabOnClick, newTabLink } from '../support/links.ts';
import { heading, main, partWith, wordsOf } from '../support/parts.ts';
import { addresses, addressLine, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

const { phone, email } = words.business;

test('four cards: visit, call, e-mail, business hours', async ({ look }) => {
  const page = await look('/contact');
  const card = (title: RegExp) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: heading(page, title) });

  const place = card(/visit/i);
  expect(await wordsOf(place)).toContain(addressLine);
  const directions = newTabLink(place, 'Get Directions');
  await expectNewTab(directions, addresses.directions);
  await expectTabOnClick(directions, addresses.directions);

  const call = card(/call/i).getByRole('link', { name: phone, exact: true });
  expect(await call.getAttribute('href')).toBe(addresses.call);
  const mail = card(/e-?mail/i).getByRole('link', { name: email, exact: true });
  expect(await mail.getAttribute('href')).toBe(addresses.mail);

  const hours = card(/business hours/i);
  expect(await hours.getByRole('row').allTextContents()).toEqual([
    'Sunday to Friday9:00 AM to 6:00 PM',
    'SaturdayClosed',
  ]);
  expect(await hours.getByRole('rowheader').allTextContents()).toEqual([
    'Sunday to Friday',
    'Saturday',
  ]);
});

test('the map has address and directions beside it', async ({ look }) => {
  const page = await look('/contact');
  const directions = newTabLink(page, 'Get Directions');
  const beside = partWith(page, page.locator('iframe'), directions, page.getByText(addressLine));
  expect(await beside.getByRole('heading').count()).toBe(1);
  await expectNewTab(newTabLink(beside, 'Get Directions'), addresses.directions);
});

test('the social buttons open in new tabs', async ({ look }) => {
  const page = await look('/contact');
  await expectNewTab(newTabLink(main(page), 'Facebook'), addresses.facebook);
  await expectNewTab(newTabLink(main(page), 'Instagram'), addresses.instagram);
  await expectNewTab(newTabLink(main(page), 'TikTok'), addresses.tiktok);
  await expectTabOnClick(newTabLink(main(page), 'TikTok'), addresses.tiktok);
});

test('Immediate Help offers a call and a chat', async ({ look }) => {
  const page = await look('/contact');
  const callIn = (part: Locator | Page) =>
    part.getByRole('link', { name: 'Call Now', exact: true });
  const chatIn = (part: Locator | Page) => newTabLink(part, 'WhatsApp');
  const box = partWith(page, heading(page, 'Immediate Help'), callIn(page), chatIn(page));
  expect(await box.getByRole('heading').first().innerText()).toBe('Immediate Help');
  expect(await box.getByRole('form').count()).toBe(0);
  expect(await callIn(box).getAttribute('href')).toBe(addresses.call);
  expect((await chatOf(chatIn(box))).address).toBe(addresses.chat);
});
