import { words } from '../support/shop.ts';
import { handedOver, letter, sendButton, write } from '../support/contact-form.ts';
import { chatOf, newTabLink } from '../support/links.ts';
import { notice } from '../support/parts.ts';
import { expect, test } from '../support/visitor.ts';

const { help } = words['contact-form'];
const body = [
  `Name: ${letter.name}`,
  `Phone: ${letter.phone}`,
  `Email: ${letter.email}`,
  '',
  letter.message,
].join('\n');

test('before a message is sent there is nothing to help with', async ({ visit }) => {
  const page = await visit('/contact');
  expect(await page.getByRole('heading', { name: help.heading }).count()).toBe(0);
});

test('when no mail app opened, the message can be copied', async ({ visit, expectedMessages }) => {
  expectedMessages.push(handedOver);
  const page = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  await write(page, letter);
  await sendButton(page).click();
  await page.getByRole('heading', { name: help.heading }).waitFor();
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
});

test('a browser that does not allow copying is told so', async ({ visit, expectedMessages }) => {
  expectedMessages.push(handedOver);
  const page = await visit('/contact');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await write(page, letter);
  await sendButton(page).click();
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.not_copied).waitFor();
});

test('the same words can go by WhatsApp', async ({ visit, expectedMessages }) => {
  expectedMessages.push(handedOver);
  const page = await visit('/contact');
  await write(page, letter);
  await sendButton(page).click();
  const { address, message } = await chatOf(newTabLink(page, help.whatsapp));
  expect(address).toBe('https://wa.me/9779830000000?text=');
  expect(message).toBe(body);
});

test('only a long message is said to be long, and Devanagari is long sooner', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(handedOver);
  const page = await visit('/contact');
  const long = page.getByText(help.long);
  for (const { message, isLong } of [
    { message: 'a'.repeat(200), isLong: false },
    { message: 'क'.repeat(200), isLong: true },
    { message: 'a'.repeat(1_600), isLong: true },
  ]) {
    await write(page, { ...letter, message });
    await sendButton(page).click();
    await page.getByRole('heading', { name: help.heading }).waitFor();
    await (isLong ? long.waitFor() : long.waitFor({ state: 'hidden' }));
  }
});
