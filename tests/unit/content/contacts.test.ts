import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { test, type SiteCopy } from '../../support/site-copy.ts';

const business = 'content/site/business.mdx';

/** Removes WhatsApp from links, buttons and galleries. */
const withoutWhatsApp = (text: string) =>
  text.replaceAll(/ ask="yes"|(?<=\(|to=")whatsapp/g, (found) =>
    found === 'whatsapp' ? 'call' : '',
  );
const setNoWhatsApp = (content: SiteCopy) =>
  content.edit(business, (text) => text.replace('email:', 'whatsapp: no\nemail:'));

/** Returns the warnings about text that only WhatsApp needs. */
const unneededTexts = async (content: SiteCopy) =>
  (await content.load()).warnings.filter(({ message }) =>
    message.includes('The shop has no WhatsApp'),
  );

/** Changes all files of the copy. */
function editAll(content: SiteCopy, change: (text: string) => string) {
  for (const file of readdirSync(path.join(content.root, 'content'), { recursive: true })) {
    if (String(file).endsWith('.mdx')) content.edit(`content/${String(file)}`, change);
  }
}

test('requires no text about WhatsApp if the shop does not have it', async ({ content }) => {
  editAll(content, (text) =>
    withoutWhatsApp(text.replaceAll(/^ *(?:whatsapp|ask|ask_hint): .*\n/gm, '')),
  );
  expect(await content.diagnostics()).not.toEqual([]);
  setNoWhatsApp(content);
  expect(await content.diagnostics()).toEqual([]);
});

test('reports text about WhatsApp that is never shown', async ({ content }) => {
  content.translate();
  editAll(content, withoutWhatsApp);
  setNoWhatsApp(content);
  const warnings = await unneededTexts(content);
  expect(
    warnings.map(({ path: file, line }) => [file, content.read(file).split('\n')[line - 1]]),
  ).toEqual(
    expect.arrayContaining([
      ['content/pages/home.mdx', expect.stringContaining('whatsapp: ')],
      ['content/ne/pages/home.mdx', expect.stringContaining('whatsapp: ')],
      ['content/site/header.mdx', expect.stringContaining('whatsapp: ')],
      ['content/site/contact-form.mdx', expect.stringContaining('whatsapp: ')],
      ['content/site/links.mdx', expect.stringContaining('ask: ')],
    ]),
  );
});

test('requires the text for SMS links without WhatsApp too', async ({ content }) => {
  editAll(content, (text) =>
    text.replaceAll(/ ask="yes"|(?<=\(|to=")(?:whatsapp|sms)/g, (found) =>
      found.startsWith(' ') ? '' : 'call',
    ),
  );
  setNoWhatsApp(content);
  const filesWithUnneededText = async () =>
    (await unneededTexts(content)).map(({ path: file }) => file);
  const [home, contact] = ['content/pages/home.mdx', 'content/pages/contact.mdx'];
  expect(await filesWithUnneededText()).toEqual(expect.arrayContaining([home, contact]));
  content.edit(contact, (text) => `${text}\nSend an [SMS](sms).\n`);
  expect(await filesWithUnneededText()).toContain(home);
  expect(await filesWithUnneededText()).not.toContain(contact);
  content.edit('content/faq/payment.mdx', (text) => `${text}\nSend an [SMS](sms).\n`);
  expect(await filesWithUnneededText()).not.toContain(home);
});

test('requires no text about social pages if the shop has none', async ({ content }) => {
  content.edit(business, (text) => text.replace(/^social:[^]*?^shop: .*\n/m, ''));
  editAll(content, (text) =>
    text
      .replaceAll(/(?<=\(|to="|^link: )(?:shop|facebook|instagram|tiktok)\b/gm, '/contact')
      .replaceAll(/^(?:facebook|instagram|tiktok|social): .*\n/gm, '')
      .replace(/^ {2}- social\n/m, ''),
  );
  expect(await content.diagnostics()).toEqual([]);
});

test('links a fact that is a phone number by its name', async ({ content }) => {
  content.edit(business, (text) => text.replace('facts:', 'facts:\n  fax: +977 61-550000'));
  const question = '---\nquestion: Do you have a fax?\norder: 90\n---\n\n';
  content.write('content/faq/fax.mdx', `${question}Send it to our [fax](fax), {fax}.\n`);
  const { diagnostics, warnings } = await content.load();
  expect([...diagnostics, ...warnings]).toEqual([]);
});
