import { chromium, type BrowserContext } from 'playwright-core';
import { browserArguments, requireBrowser } from '../../scripts/browser.ts';
import { findBarriers } from '../support/axe.ts';
import { field, externalHandler, letter, sendButton, fillForm } from '../support/contact-form.ts';
import { changePages, styleElement } from '../support/faults.ts';
import { catchExternalUrl, newTabLink } from '../support/links.ts';
import { headerLink, main, notice } from '../support/parts.ts';
import { collections, pageAt, texts } from '../support/shop.ts';
import { expect, test, testOnNext } from '../support/visitor.ts';
import { hydrated, withoutPolicy } from '../support/visits.ts';

/** Removes APIs that browsers of 2023 do not have. */
async function removeNewApis(context: BrowserContext) {
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    const dropNames = () => {
      for (const details of document.querySelectorAll('details[name]')) {
        details.removeAttribute('name');
      }
    };
    new MutationObserver(dropNames).observe(document, { childList: true, subtree: true });
  });
  await changePages(context, (html) =>
    html.replace(styleElement, (styles) =>
      styles.replaceAll(/[\w-]+:[^;{}]*light-dark\([^;}]*;?/g, ''),
    ),
  );
}

const oldBrowser = { ...withoutPolicy, fault: removeNewApis };

testOnNext.for([
  { colorScheme: 'light', ground: 'rgb(251, 247, 240)' },
  { colorScheme: 'dark', ground: 'rgb(23, 19, 15)' },
] as const)(
  'shows every tag in an old browser, $colorScheme',
  async ({ colorScheme, ground }, { visit }) => {
    const page = await visit('/every-tag', { ...oldBrowser, colorScheme });
    expect(await findBarriers(page)).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe(ground);
  },
);

test('opens one answer at a time in an old browser', async ({ visit }) => {
  const page = await visit('/faq', oldBrowser);
  const questions = collections.faq.map(({ id, data }) => ({ id, title: String(data.question) }));
  for (const { id, title } of questions) {
    await main(page).getByText(title, { exact: true }).click();
    await expect
      .poll(async () => {
        const open = [];
        for (const candidate of questions) {
          if (await page.locator(`#${candidate.id}`).isVisible()) open.push(candidate.id);
        }
        return open;
      })
      .toEqual([id]);
  }
});

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

test('shows pages, goes back and sends if storage is blocked', async ({
  visit,
  expectedMessages,
}) => {
  // The router logs this if it cannot save the scroll position.
  expectedMessages.push(externalHandler, /Failed to save scroll positions/);
  const page = await visit('/', { fault: blockStorage });
  await headerLink(page, 'Answers').click();
  await expect.poll(() => page.title()).toBe(pageAt('/faq').title);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(pageAt('/').title);
  await headerLink(page, 'Find us').click();
  await fillForm(page, letter);
  const mail = await catchExternalUrl(page, () => sendButton(page).click());
  expect(mail).toContain(encodeURIComponent(letter.name));
  await notice(page, texts.notices.email).waitFor();
  expect(await field(page, 'message').inputValue()).toBe(letter.message);
});

test('keeps icons, buttons and states visible in forced colours', async ({ visit }) => {
  const page = await visit('/', { forcedColors: 'active' });
  const button = newTabLink(main(page), 'Choose a piece');
  const buttonStyle = await button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
      getComputedStyle(element);
    return { borderTopStyle, borderTopWidth, edge: borderTopColor !== backgroundColor };
  });
  expect(buttonStyle).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', edge: true });
  const card = main(page).getByRole('listitem').filter({ hasText: 'Tables & Desks' }).first();
  const cardOutline = await card.locator('> *').evaluate((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return { outlineStyle, outlineColor };
  });
  expect(cardOutline).toEqual({ outlineStyle: 'solid', outlineColor: 'rgb(0, 0, 0)' });
  const icon = button.locator('svg');
  expect(await icon.evaluate((element) => getComputedStyle(element).fill)).toBe(
    await button.evaluate((element) => getComputedStyle(element).color),
  );
});

test('animates nothing for visitors who prefer reduced motion', async ({ visit }) => {
  const page = await visit('/faq', { reducedMotion: 'reduce' });
  const isMoving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) =>
        [undefined, '::details-content'].map((part) => getComputedStyle(element, part)),
      )
      .some(({ transitionDuration }) => /[1-9]/.test(transitionDuration)),
  );
  expect(isMoving).toBe(false);
});

/**
 * Playwright's default browser has no back/forward cache. This browser has one, but may evict a
 * page on a busy machine.
 */
test('allows the back/forward cache on every page', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const reasons: string[] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const pageReasons = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      reasons.push(...pageReasons.map(({ reason }) => reason));
    });
    await page.goto(`${site}/contact`, { waitUntil: 'networkidle' });
    await page.goto(`${site}/icon-32.png`);
    // Delayed, because the page cannot respond after it is left.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => page.title()).toBe(pageAt('/contact').title);
    expect(reasons).toEqual([]);
  } finally {
    await browser.close();
  }
});
