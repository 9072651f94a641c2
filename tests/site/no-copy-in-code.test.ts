import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit as visitNodes } from 'unist-util-visit';
import { hoursRows } from '../../src/site/lib/hours.ts';
import { markContent, marksIn, textOutsideMarks } from '../support/marked-content.ts';
import { texts } from '../support/shop.ts';
import { serveCopy } from '../support/sites.ts';
import { expect, test as base } from '../support/visitor.ts';
import { startVisits } from '../support/visits.ts';

/** The site, built from content with marks around all text. */
interface MarkedSite {
  url: string;
  /** The position of each mark's text in content/, by the mark's number. */
  positions: Map<number, string>;
  pages: { name: string; html: string }[];
}

const test = base.extend<{ markedSite: MarkedSite }>({
  markedSite: [
    async ({}, use) => {
      let positions = new Map<number, string>();
      const { dist, url, close } = await serveCopy(async ({ root }) => {
        positions = await markContent(root);
      });
      const names = (await readdir(dist)).filter((name) => name.endsWith('.html'));
      const pages = await Promise.all(
        names.map(async (name) => ({ name, html: await readFile(path.join(dist, name), 'utf8') })),
      );
      await use({ url, positions, pages });
      await close();
    },
    { scope: 'file' },
  ],
});

/** Facts that are not text. Code may insert them into a page. */
const { phone, email, website } = texts.business;
const facts = [phone, email, website ?? ''].filter(Boolean);

/** Attributes that a person can see or hear. */
const visibleAttribute =
  /^(title|alt|label|placeholder|abbr|aria(Label|Description|RoleDescription|Placeholder|ValueText))$/;
/** Names of metadata that only programs read. */
const machineMeta =
  /^(viewport|robots|referrer|color-scheme|theme-color|format-detection|twitter:card|og:(type|url|locale|image|image:(url|type|width|height)))$/;

/** Returns the text and attributes of a page that do not come from content/. */
function findTextFromCode(html: string): string[] {
  const found: string[] = [];
  const add = (where: string, value: unknown) => {
    let outside = textOutsideMarks(String(value));
    for (const fact of facts) outside = outside.replaceAll(fact, '');
    if (/[\p{L}\p{N}\p{S}]/u.test(outside)) found.push(`${where}: ${outside.trim()}`);
  };
  // These elements only prevent line breaks.
  const joined = html.replaceAll(/<span class="together">([^<]*)<\/span>/g, '$1');
  visitNodes(fromHtml(joined), (node, _, parent) => {
    const parentName = parent && 'tagName' in parent ? parent.tagName : '';
    if (node.type === 'text' && !/^(script|style)$/.test(parentName)) add(parentName, node.value);
    if (node.type !== 'element' || node.properties.ariaHidden === 'true') return;
    const { tagName, properties } = node;
    for (const [name, value] of Object.entries(properties)) {
      const isValue = name === 'value' && /^(input|option|data)$/.test(tagName);
      if (visibleAttribute.test(name) || isValue) add(`${tagName} ${name}`, value);
    }
    const name = String(properties.name ?? properties.property ?? '');
    if (tagName === 'meta' && !machineMeta.test(name))
      add(`meta ${name}`, properties.content ?? '');
  });
  return found;
}

test('takes all text of all pages from content, and detects added text', ({ markedSite }) => {
  expect(markedSite.pages).toHaveLength(6);
  for (const { name, html } of markedSite.pages) expect(findTextFromCode(html), name).toEqual([]);

  const html = `<title>Shop</title><p>Hello <img alt="A chair"></p><p>${phone}, ·</p>`;
  expect(findTextFromCode(html)).toEqual(['title: Shop', 'p: Hello', 'img alt: A chair']);
});

test('shows all content on a page, except text that only scripts show', async ({ markedSite }) => {
  const shownMarks = new Set(markedSite.pages.flatMap(({ html }) => marksIn(html)));
  const hiddenText = [...markedSite.positions].filter(([number]) => !shownMarks.has(number));
  expect(hiddenText.map(([, position]) => position).toSorted()).toEqual(
    listPositionsNotInHtml().toSorted(),
  );
});

test('takes text from content if only scripts show it', async ({ markedSite, browser }) => {
  const visits = startVisits(browser, markedSite.url);

  const home = await visits.visit('/');
  await home.getByRole('main').getByRole('button').first().click();
  await home.getByRole('status').getByRole('button').waitFor();
  expect(findTextFromCode(await home.content())).toEqual([]);

  const contact = await visits.visit('/contact');
  const form = contact.getByRole('form');
  for (const box of await form.getByRole('textbox').all()) await box.fill('a@b.np');
  await form.locator('textarea').fill('long '.repeat(500));
  await form.getByRole('combobox').selectOption({ index: 1 });
  await form.getByRole('button').click();
  await contact.getByRole('status').getByRole('button').waitFor();
  expect(findTextFromCode(await contact.content())).toEqual([]);

  await visits.end();
});

test('adds no text in style sheets', async ({ markedSite }) => {
  for (const { name, html } of markedSite.pages) {
    const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1];
    expect(styles, name).toBeTruthy();
    for (const [, added = ''] of (styles ?? '').matchAll(/[;{]\s*content:\s*("[^"]*"|'[^']*')/g)) {
      expect(added, name).not.toMatch(/[\p{L}\p{N}]/u);
    }
  }
});

/** Returns the positions of text that only scripts or sites in several languages show. */
function listPositionsNotInHtml(): string[] {
  const { business, calendar, opening, notices, errors } = texts;
  // A range shows only its first and last day.
  const rows = hoursRows(business.hours, calendar).map(({ days }) => days);
  const unshownDays = Object.entries(calendar.weekdays).filter(
    ([, day]) => !rows.some((row) => row.includes(day)),
  );
  const fieldsByFile: Record<string, string[]> = {
    calendar: [
      ...unshownDays.map(([name]) => `weekdays.${name}`),
      // No day of the fixture shop has several opening times.
      'list_times',
      'date',
      'date_with_year',
      'special',
      ...calendar.months.map((_, month) => `months.${month}`),
    ],
    'contact-form': [
      'mail',
      ...Object.keys(texts['contact-form'].help).map((name) => `help.${name}`),
    ],
    errors: Object.keys(errors).filter(
      (name) => !['saved', 'slow', 'unsaved', 'open_once'].includes(name),
    ),
    notices: Object.keys(notices),
    opening: Object.keys(opening),
    // Only a site in several languages shows this text.
    header: ['languages'],
    language: ['name'],
    links: ['other_language'],
  };
  return Object.entries(fieldsByFile).flatMap(([file, fields]) =>
    fields.map((name) => `content/site/${file}.mdx ${name}`),
  );
}
