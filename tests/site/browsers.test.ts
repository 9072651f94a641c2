import type { BrowserContext } from 'playwright-core';
import { externalHandler, field, fillForm, letter, sendForm } from '../support/contact-form.ts';
import { unsavedScroll } from '../support/faults.ts';
import { headerLink, notice, waitForPage } from '../support/parts.ts';
import { question, questionIds } from '../support/questions.ts';
import { texts } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { waitUntilHydrated } from '../support/visits.ts';

// Only Linux reads the configuration that replaces the machine's fonts.
testOnNext.runIf(process.platform === 'linux').for(['/', '/ne'])(
  'shows no font of the machine: %s',
  async (path, { look }) => {
    const page = await look(path);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const text = { nodeId: root.nodeId, selector: 'footer p' };
    const paragraph = await devtools.send('DOM.querySelector', text);
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', paragraph);
    const names = new Set(fonts.map(({ familyName }) => familyName));
    expect([...names]).toEqual(['Noto Sans Devanagari']);
  },
);

/** Makes storage throw on access, as it does if a visitor blocks all cookies. */
function blockStorage(context: BrowserContext) {
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

test('navigates and sends the form if storage is blocked', async ({ visit, expectedMessages }) => {
  expectedMessages.push(externalHandler, unsavedScroll);
  const page = await visit('/', { prepare: blockStorage });
  await headerLink(page, 'Answers').click();
  await waitForPage(page, '/faq');
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await waitForPage(page, '/');
  await headerLink(page, 'Find us').click();
  await fillForm(page, letter);
  const mail = await sendForm(page);
  expect(mail).toContain(encodeURIComponent(letter.name));
  await notice(page, texts.notices.email).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
});

test('has no motion for visitors who prefer reduced motion', async ({ look }) => {
  const page = await look('/faq');
  for (const id of questionIds) await question(page, id).click();
  const hasMotion = await page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].map(
      (element) => getComputedStyle(element).transitionDuration,
    );
    // A duration of zero, such as `0s`, contains only the digit 0.
    const hasTransition = durations.some((duration) => /[1-9]/.test(duration));
    return hasTransition || document.getAnimations().length > 0;
  });
  expect(hasMotion).toBe(false);
});
