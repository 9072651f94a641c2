import type { BrowserContext } from 'playwright-core';
import { field, handedOver, letter, sendButton, write } from '../support/contact-form.ts';
import { handedToDevice } from '../support/links.ts';
import { headerLink, notice } from '../support/parts.ts';
import { pageAt, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';
import { hydrated } from '../support/visits.ts';

/** Even looking at a store throws, as where a visitor has forbidden all cookies. */
function withoutStorage(context: BrowserContext) {
  return context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

test('a browser that stores nothing shows all pages, goes back, and sends', async ({
  visit,
  expectedMessages,
}) => {
  expectedMessages.push(handedOver);
  const page = await visit('/', { fault: withoutStorage });
  await headerLink(page, 'FAQ').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(pageAt('/').title);
  await headerLink(page, 'Contact').click();
  await write(page, letter);
  const mail = await handedToDevice(page, () => sendButton(page).click());
  expect(mail).toContain(encodeURIComponent(letter.name));
  await notice(page, words.notices.email).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
});
