import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { test, type SiteCopy } from '../support/site-copy.ts';

const business = 'content/site/business.mdx';

/** Removes the chat links of galleries. Replaces WhatsApp in other links and buttons by a call. */
const withoutWhatsApp = (text: string) =>
  text.replaceAll(' ask="yes"', '').replaceAll(/(?<=\(|to=")whatsapp/g, 'call');

const setNoWhatsApp = (content: SiteCopy) =>
  content.edit(business, (text) => text.replace('email:', 'whatsapp: no\nemail:'));

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

test('accepts the name of a fact as a link if the fact is a phone number', async ({ content }) => {
  content.edit(business, (text) => text.replace('facts:', 'facts:\n  fax: +977 61-550000'));
  const question = '---\nquestion: Do you have a fax?\norder: 90\n---\n\n';
  content.write('content/faq/fax.mdx', `${question}Send it to our [fax](fax), {fax}.\n`);
  const { diagnostics, warnings } = await content.load();
  expect([...diagnostics, ...warnings]).toEqual([]);
});
