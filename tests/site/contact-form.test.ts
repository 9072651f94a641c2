import type { Page } from 'playwright-core';
import { boxOf, type Box } from '../support/boxes.ts';
import {
  externalHandler,
  field,
  fieldNames,
  fillForm,
  labels,
  letter,
  sendButton,
  sendForm,
  type Letter,
} from '../support/contact-form.ts';
import { createGate, scriptOf, withFaultyFiles } from '../support/faults.ts';
import { readMail } from '../support/read-mail.ts';
import { catchExternalUrl, readChat, newTabLink } from '../support/links.ts';
import { phone, touchPhone } from '../support/pages.ts';
import {
  bottomBar,
  hasFocus,
  header,
  headerLink,
  heading,
  lastingNotices,
  main,
  notice,
  pathOf,
  textOf,
  waitForPage,
} from '../support/parts.ts';
import { texts, urls } from '../support/shop.ts';
import { expect, test as base } from '../support/visitor.ts';
import { goTo, waitUntilHydrated } from '../support/visits.ts';

const test = base.extend({ expectedMessages: async ({}, use) => use([externalHandler]) });

const mailNotice = 'Your mail program is opening: send the mail from there.';
const { help } = texts['contact-form'];

test('focuses an invalid field, and opens the mail if all are valid', async ({ visit }) => {
  const page = await visit('/contact');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const countMails = () => requestedUrls.filter((url) => url.startsWith('mailto:')).length;

  const validityOf = (name: keyof Letter) =>
    field(page, name).evaluate((node) => {
      const { valueMissing, typeMismatch, customError } = (node as HTMLInputElement).validity;
      return { valueMissing, typeMismatch, customError };
    });
  // The message of the browser disappears, but the mark beside the label stays.
  const isMarked = (name: keyof Letter) =>
    field(page, name).evaluate((node) => {
      const [label] = (node as HTMLInputElement).labels ?? [];
      return label && getComputedStyle(label, '::after').content !== 'none';
    });
  expect(await isMarked('name')).toBe(false);
  // The browser shows its own message for a missing value, so no error is custom.
  const validState = { valueMissing: false, typeMismatch: false, customError: false };
  for (const name of fieldNames) {
    await sendButton(page).click();
    await expect.poll(() => hasFocus(field(page, name))).toBe(true);
    expect(await validityOf(name)).toEqual({ ...validState, valueMissing: true });
    expect(await isMarked(name), name).toBe(true);
    if (name === 'email') {
      await fillForm(page, { email: 'not an address' });
      await sendButton(page).click();
      expect(await validityOf(name)).toEqual({ ...validState, typeMismatch: true });
    }
    await fillForm(page, { [name]: letter[name] });
    expect(await isMarked(name), name).toBe(false);
  }
  expect(await notice(page, mailNotice).count()).toBe(0);
  expect(countMails()).toBe(0);

  await sendButton(page).click();
  await notice(page, mailNotice).waitFor();
  await expect.poll(countMails).toBe(1);
});

const letters: (Letter & { kind: string })[] = [
  { kind: 'plain text', ...letter },
  {
    kind: 'reserved characters of URLs',
    name: `Ram "Babu" O'Neil & Sons <ram>`,
    email: 'ram+chairs@example.com',
    phone: '+977 (1) 98-00 & more',
    subject: 'A piece to repair',
    message: '100% teak?\nsize=2&subject=Free#now\n"quoted" \'words\' a+b c%20d\\',
  },
  {
    kind: 'other scripts and emoji',
    name: 'सीता शर्मा',
    email: 'sita@example.com',
    phone: '९८३००००००० 📞',
    subject: 'Something else',
    message: 'नमस्ते! 👩‍🔧🛋️\n\nके तपाईं आउन सक्नुहुन्छ?',
  },
  {
    kind: 'text that looks like mail headers and template variables',
    name: '%0D%0ABcc: x@y.z {message}',
    email: 'x@y.z',
    phone: '{visitor_name}&bcc=x@y.z',
    subject: 'Something else',
    message: '\nBcc: x@y.z\n\nTo: x@y.z?cc=x@y.z',
  },
];

/** Returns the expected text of the mail. */
const bodyOf = (values: Letter) =>
  `From ${values.name}\nNumber ${values.phone}\nAddress ${values.email}\nMessage: ${values.message}`;

test('sends the text exactly as typed, and keeps it in the form', async ({ visit }) => {
  const page = await visit('/contact');
  for (const { kind, ...values } of letters) {
    await fillForm(page, values);
    const url = await sendForm(page);

    // Mail programs do not decode a + as a space.
    expect(url, kind).not.toMatch(/[+\s]/);
    expect(readMail(url), kind).toEqual({
      to: texts.business.email,
      headers: [
        ['subject', values.subject],
        ['body', bodyOf(values).replaceAll('\n', '\r\n')],
      ],
    });

    await notice(page, mailNotice).first().waitFor();
    for (const name of fieldNames)
      expect(await field(page, name).inputValue(), kind).toBe(values[name]);
    expect(pathOf(page)).toBe('/contact');
  }
});

test('sends on Enter, and sends the changed text the next time', async ({ visit }) => {
  const page = await visit('/contact');
  await fillForm(page, letter);
  const send = () => catchExternalUrl(page, () => field(page, 'name').press('Enter'));
  expect(await send()).toContain(encodeURIComponent(letter.name));
  await fillForm(page, { name: 'Gita' });
  expect(await send()).toContain(encodeURIComponent('From Gita\r\n'));
});

test("leaves the message about an invalid field to the visitor's browser", async ({ visit }) => {
  const page = await visit('/contact');
  const textBefore = await textOf(main(page));
  await page.evaluate(() => {
    const events: boolean[] = [];
    Object.assign(window, { events });
    // Capturing, because the event does not bubble. Later, because the form could suppress it.
    addEventListener('invalid', (event) => setTimeout(() => events.push(event.defaultPrevented)), {
      capture: true,
    });
  });
  const suppressed = () => page.evaluate(() => (window as unknown as { events: boolean[] }).events);
  await sendButton(page).click();
  await expect.poll(suppressed).toEqual(fieldNames.map(() => false));
  await expect.poll(() => hasFocus(field(page, 'name'))).toBe(true);
  expect(await textOf(main(page))).toBe(textBefore);
});

test('sends the subject that staff know if a translator changes the page', async ({ visit }) => {
  const page = await visit('/contact');
  await page.evaluate(() => {
    for (const option of document.querySelectorAll('option')) option.text = `Ü ${option.text}`;
  });
  await fillForm(page, { ...letter, subject: 'Ü A piece to repair' });
  expect(readMail(await sendForm(page)).headers[0]).toEqual(['subject', 'A piece to repair']);
});

async function expectTypedText(page: Page, values: Letter) {
  for (const name of fieldNames) {
    await expect.poll(() => field(page, name).inputValue()).toBe(values[name]);
  }
}

test('keeps typed text after links, a reload, Back and sending', async ({ visit }) => {
  const page = await visit('/contact');
  await fillForm(page, letter);
  await headerLink(page, 'About the bench').click();
  await waitForPage(page, '/about');
  await headerLink(page, 'Find us').click();
  await waitForPage(page, '/contact');
  await expectTypedText(page, letter);

  await page.reload();
  await waitUntilHydrated(page);
  await expectTypedText(page, letter);

  // Without the back/forward cache, which Playwright disables.
  await goTo(page, '/faq');
  await page.goBack();
  await waitUntilHydrated(page);
  await expectTypedText(page, letter);

  const changed = { ...letter, name: 'Gita', message: '' };
  await fillForm(page, changed);
  await page.reload();
  await waitUntilHydrated(page);
  await expectTypedText(page, changed);

  await fillForm(page, letter);
  await sendForm(page);
  await page.reload();
  await waitUntilHydrated(page);
  await expectTypedText(page, letter);
});

test('keeps what was typed before scripts ran', async ({ visit }) => {
  const scripts = createGate();
  const page = await visit('/contact', {
    ...withFaultyFiles(scriptOf('entry-client'), scripts.fault),
    hydrates: false,
  });
  await fillForm(page, letter);
  scripts.open();
  await waitUntilHydrated(page);
  await expectTypedText(page, letter);
  await page.reload();
  await waitUntilHydrated(page);
  await expectTypedText(page, letter);
});

/** Returns true if each box is below the previous box. */
function areStacked(boxes: readonly Box[]): boolean {
  return boxes.every(({ top }, index) => top >= (boxes[index - 1]?.bottom ?? 0));
}

test('shows each invalid field between header and keyboard', async ({ visit }) => {
  const page = await visit('/contact', touchPhone);
  await fillForm(page, letter);
  // Half of the screen, without the keyboard of a phone.
  const middle = phone.viewport.height / 2;
  for (const name of fieldNames) {
    const control = field(page, name);
    const label = page.getByRole('form').getByText(labels[name], { exact: true });
    await (name === 'subject' ? control.selectOption('') : control.fill(''));
    for (const start of ['top', 'bottom']) {
      await control.blur();
      await page.evaluate((edge) => {
        scrollTo(0, edge === 'top' ? 0 : document.documentElement.scrollHeight);
        document.querySelector('form')?.requestSubmit();
      }, start);
      await expect.poll(() => hasFocus(control)).toBe(true);
      const parts = [header(page), label, control];
      await expect.poll(async () => areStacked(await Promise.all(parts.map(boxOf)))).toBe(true);
      // The first line of the message is enough.
      const { top } = await boxOf(control);
      expect(top, `${name} from the ${start}`).toBeLessThan(middle - 44);
    }
    await fillForm(page, { [name]: letter[name] });
  }
});

test('keeps a sent form in its place on a phone, with the help below it', async ({ visit }) => {
  const page = await visit('/contact', { ...phone, styles: lastingNotices });
  await fillForm(page, letter);
  const send = sendButton(page);
  // Where no notice covers it.
  await send.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await boxOf(send);
  for (let times = 0; times < 2; times += 1) {
    await send.click();
    const helpSection = page.getByRole('region', { name: help.heading, exact: true });
    await expect.poll(() => hasFocus(helpSection)).toBe(true);
    const sentNotice = notice(page, mailNotice);
    await sentNotice.waitFor();
    expect(await boxOf(send)).toEqual(before);
    const { top } = await boxOf(helpSection);
    expect(top).toBeGreaterThan(before.bottom);
    expect(top - before.bottom).toBeLessThan(64);
    await expect
      .poll(async () => areStacked(await Promise.all([sentNotice, bottomBar(page)].map(boxOf))))
      .toBe(true);
    const close = page.getByRole('button', { name: texts.notices.close });
    const { width, height } = await boxOf(close);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect.poll(() => notice(page, mailNotice).count()).toBe(0);
  }
});

test('announces the first notice in a live region that existed before', async ({ visit }) => {
  const page = await visit('/contact');
  const regions = page.locator('[aria-live="polite"]').filter({ hasNotText: mailNotice });
  const region = await regions.evaluateAll((all) => {
    const live = all.find((element) => !element.closest('main, header, footer'));
    live?.setAttribute('data-existed', '');
    return live?.textContent;
  });
  expect(region).toBe('');
  await fillForm(page, letter);
  await sendButton(page).click();
  await page.locator('[data-existed]').getByText(mailNotice, { exact: true }).waitFor();
});

test('offers a copy of the message, WhatsApp and SMS after sending', async ({ visit }) => {
  const page = await visit('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  expect(await heading(page, help.heading).count()).toBe(0);
  await fillForm(page, letter);
  await sendButton(page).click();
  await heading(page, help.heading).waitFor();
  expect(await page.getByText(help.long).isVisible()).toBe(false);
  // Only a mail has a subject of its own.
  const message = `${letter.subject}\n${bodyOf(letter)}`;
  expect(await readChat(newTabLink(page, 'Chat instead'))).toEqual({ url: urls.chat, message });
  const sms = page.getByRole('link', { name: 'Send a short message', exact: true });
  expect(await sms.getAttribute('href')).toBe(
    `sms:+9779831112223?body=${encodeURIComponent(message)}`,
  );
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
});

test('reports a message that is too long, and a browser that cannot copy', async ({ visit }) => {
  const page = await visit('/contact');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await fillForm(page, { ...letter, message: 'क'.repeat(200) });
  await sendButton(page).click();
  await page.getByText(help.long).waitFor();
  await page.getByRole('button', { name: help.copy }).click();
  await notice(page, help.not_copied).waitFor();
});

test('validates the form and opens the mail without scripts', async ({ visit }) => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  await sendButton(page).click();
  await expect.poll(() => hasFocus(field(page, 'name'))).toBe(true);
  expect(await sendButton(page).getAttribute('formmethod')).toBe('post');
  expect(await sendButton(page).getAttribute('formenctype')).toBe('text/plain');

  // Chromium changes & and + here. Only the name contains them, and the test ignores the name.
  const values = { ...letter, phone: '0981-2345678' };
  await fillForm(page, { ...values, name: '&bcc=everybody@example.com' });
  const mail = readMail(await sendForm(page));
  expect(mail.to).toBe(texts.business.email);
  expect(mail.headers.map(([name]) => name)).toEqual(['body']);
  for (const name of fieldNames.slice(1)) {
    expect(mail.headers[0]?.[1]).toContain(`${name}=${values[name].replaceAll('\n', '\r\n')}`);
  }
});
