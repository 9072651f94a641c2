import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit as visitNodes } from 'unist-util-visit';
import { inject } from 'vitest';
import { externalHandler, letter, fillForm, sendForm } from '../support/contact-form.ts';
import { fixture } from '../support/folders.ts';
import { lastingNotices, main } from '../support/parts.ts';
import { expect, test } from '../support/visitor.ts';

/** Returns all files of a folder that end with this extension. */
const readFiles = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? [];
const words = new Set(readFiles(fixture, '.mdx').flatMap(([, text]) => wordsIn(text)));

/** Attributes that a person can see or hear. */
const visibleAttribute = /^(title|alt|label|placeholder|abbr|aria(Label|Description|Placeholder))$/;

/** Returns the words of a page, and of what it says to screen readers, that content/ does not have. */
function findCopy(html: string): string[] {
  const found: string[] = [];
  const add = (text: unknown) =>
    found.push(...wordsIn(String(text)).filter((word) => !words.has(word)));
  visitNodes(fromHtml(html), (node, _, parent) => {
    const parentName = parent && 'tagName' in parent ? parent.tagName : '';
    if (node.type === 'text' && !/^(script|style)$/.test(parentName)) add(node.value);
    if (node.type !== 'element' || node.properties.ariaHidden === 'true') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (visibleAttribute.test(name)) add(value);
    }
    if (/description|title/.test(String(node.properties.name ?? node.properties.property)))
      add(node.properties.content);
  });
  return found;
}

test('takes all words of all pages from content/', () => {
  const pages = readFiles(inject('dist'), '.html');
  expect(pages.length).toBeGreaterThan(5);
  for (const [name, html] of pages) {
    expect(findCopy(html), name).toEqual([]);
    expect(html, name).not.toMatch(/[;{]\s*content:\s*["'][^"']*\p{L}/u);
  }
  expect(findCopy('<p title="Zzap">Zzip</p>')).toEqual(['Zzap', 'Zzip']);
});

test('takes the words that scripts show from content/', async ({ visit, expectedMessages }) => {
  expectedMessages.push(externalHandler);
  const home = await visit('/', { styles: lastingNotices });
  await main(home).getByRole('button').first().click();
  await home.getByRole('status').getByRole('button').waitFor();
  expect(findCopy(await home.content())).toEqual([]);
  const contact = await visit('/contact', { styles: lastingNotices });
  await fillForm(contact, letter);
  await sendForm(contact);
  await contact.getByRole('status').getByRole('button').waitFor();
  expect(findCopy(await contact.content())).toEqual([]);
});
