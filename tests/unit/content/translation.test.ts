import { expect } from 'vitest';
import { lineOf } from '../../support/line-of.ts';
import { allLanguages } from '../../../scripts/content/model.ts';
import { test as base, type SiteCopy } from '../../support/site-copy.ts';

/** The small site, a part of which is in Nepali. */
const test = base.extend<{ site: SiteCopy }>({
  site: async ({ content }, use) => {
    content.translate();
    await use(content);
  },
});

async function nepali(site: SiteCopy) {
  const [own] = (await site.model()).translations;
  if (!own) throw new Error('The small site has no translation.');
  return own;
}

const warnings = async (site: SiteCopy) => (await site.load()).warnings.map(lineOf);
const faq = 'content/ne/faq/payment.mdx';

test('a translated entry has its own words, and all else from the file that it translates', async ({
  site,
}) => {
  const { collections } = await nepali(site);
  expect(collections.categories).toMatchObject([
    {
      path: 'content/ne/categories/tables.mdx',
      data: { title: 'टेबल र डेस्क', picture: 'table', link: 'shop', order: 20 },
      pictures: ['table'],
    },
  ]);
});

test('facts that are words are told in the language, the others stand once', async ({ site }) => {
  const { site: shared, facts } = await nepali(site);
  expect(facts).toMatchObject({
    phone: '+977 983-1112223',
    address: 'मिल गल्ली, पुरानो बजार, पोखरा, नेपाल',
    hours: 'सोमबार देखि शनिबार, बिहान १०:०० देखि बेलुका ५:३०; आइतबार बन्द',
  });
  expect(shared.language).toEqual({ code: 'ne', name: 'नेपाली' });
  expect(shared.business).toMatchObject({
    name: 'Second Grain',
    tagline: 'मर्मत गरिएका काठका फर्निचर',
  });
});

test('a language without words for morning and evening has 24 hours, whatever the other has', async ({
  site,
}) => {
  site.edit('content/ne/site/calendar.mdx', (text) =>
    text.replaceAll(/^(am|afternoon|pm|digits): .*\n/gm, ''),
  );
  const { facts } = await nepali(site);
  expect(facts.hours).toContain('10:00 देखि 17:30');
  expect((await warnings(site)).filter((line) => line.includes('calendar'))).toEqual([]);
  site.edit('content/ne/site/calendar.mdx', (text) =>
    text.replace('closed:', 'pm: "{time}"\nclosed:'),
  );
  expect((await warnings(site)).filter((line) => line.includes('calendar'))).toEqual([
    expect.stringContaining('"am" is missing'),
  ]);
});

test('a site without such a folder has one language', async ({ content }) => {
  const { model } = await content.load();
  expect(model && allLanguages(model).map(({ basename }) => basename)).toEqual(['']);
});

test('headings keep the names by which links know them in the first language', async ({ site }) => {
  const { pages } = await nepali(site);
  const page = pages.find(({ id }) => id === 'faq');
  expect(page?.body.headings.map(({ id, name }) => [id, name])).toEqual([
    ['asked-at-the-bench', 'बेन्चमा सोधिएका कुरा'],
    ['not-among-these', 'यहाँ छैन?'],
  ]);
  site.edit(faq, (text) => `${text}\n[कसरी](/faq#not-among-these), [यहाँ](/about#how-it-began)\n`);
  await nepali(site);
});

test('a link to nowhere is an error in every language', async ({ site }) => {
  site.edit(faq, (text) => `${text}\n[कसरी](/fag), [कसरी](/faq#repairs)\n`);
  expect(await site.diagnostics()).toEqual([
    `${faq}:8:8  there is no page /fag; did you mean "/faq"?`,
    expect.stringContaining('the page /faq has no heading or entry #repairs; there are delivery, '),
  ]);
});

test('a page that shows a folder of which nothing is translated is told which folder that is', async ({
  site,
}) => {
  site.edit('content/ne/pages/faq.mdx', (text) => `${text}\n<Collection of="team" />\n`);
  expect(await site.diagnostics()).toEqual([
    expect.stringContaining('content/ne/team has no files, so there is nothing to show here'),
  ]);
});

test('what is no words is an error in a translation', async ({ site }) => {
  site.edit(faq, (text) => text.replace('reviewed:', 'order: 10\nreviewed:'));
  expect(await site.diagnostics()).toEqual([
    `${faq}:3:1  "order" is no words, so it is taken from the file that this one translates; remove it here`,
  ]);
});

test('words that are missing or too many are warnings, since the first language may be ahead', async ({
  site,
}) => {
  const form = 'content/ne/site/contact-form.mdx';
  const page = 'content/ne/pages/faq.mdx';
  site.edit(form, (text) => text.replace('  - अरू कुरा\n', ''));
  site.edit(page, (text) => text.replace(/^navigation:\n.*\n/m, ''));
  site.edit('content/ne/site/business.mdx', (text) => text.replace('years:', 'winters:'));
  const found = (await warnings(site)).filter((line) => /is missing; |to translate; /.test(line));
  expect(found).toEqual([
    `${page}:2:1  "navigation.label" is missing; translate "Answers" from content/pages/faq.mdx`,
    expect.stringContaining('"facts.winters", so there is nothing to translate; remove it'),
    expect.stringMatching(
      /^content\/ne\/site\/contact-form.*"subjects.2" is missing; translate "Something else"/,
    ),
  ]);
});

test('a file that translates none is a warning, a missing part of the frame an error', async ({
  site,
}) => {
  site.write('content/ne/faq/why.mdx', '---\nquestion: किन?\nreviewed: false\n---\n\nत्यसैले।\n');
  expect(await warnings(site)).toContainEqual(
    expect.stringContaining('there is no content/faq/why.mdx that this file could translate'),
  );
  site.remove('content/ne/site/header.mdx');
  expect(await site.diagnostics()).toEqual([
    expect.stringMatching(/^content\/ne\/site\/header.mdx:1:1 {2}this file is missing/),
  ]);
});

test('an entry that is not translated is left out, and the check says so', async ({ site }) => {
  const { collections, pages } = await nepali(site);
  expect(collections.faq.map(({ id }) => id)).toEqual(['delivery', 'payment']);
  expect(pages.map(({ id }) => id)).toEqual(['home', 'faq', 'contact', 'not-found']);
  expect(await warnings(site)).toContain(
    'content/ne/faq/sell.mdx:1:1  content/faq/sell.mdx is not translated, so the pages in this language leave it out; npm run new translation ne writes the file',
  );
});

test('a sentence without a letter of the script is a warning where it stands', async ({ site }) => {
  site.edit(faq, (text) => `${text}\nAsk the desk.\n\nWhatsApp\n`);
  site.edit('content/ne/pages/faq.mdx', (text) => text.replace('यहाँ छैन?', 'Not here?'));
  const found = (await warnings(site)).filter((line) => line.endsWith('is not translated'));
  expect(found).toEqual([
    `${faq}:8:1  "Ask the desk." is not translated`,
    expect.stringMatching(/^content\/ne\/pages\/faq.mdx:\d+:1 {2}"Not here\?" is not translated/),
  ]);
});

test('other headings than those of the original are a warning, and get names of their own', async ({
  site,
}) => {
  site.edit('content/ne/pages/home.mdx', (text) => text.replace('## अहिलेसम्म', '**अहिलेसम्म**'));
  expect(await warnings(site)).toContainEqual(
    expect.stringMatching(
      /^content\/ne\/pages\/home.mdx.* content\/pages\/home.mdx has other headings/,
    ),
  );
});

test('points at the first heading whose level is another one', async ({ site }) => {
  site.edit('content/ne/pages/home.mdx', (text) => text.replace('## अहिलेसम्म', '### अहिलेसम्म'));
  const lines = site.read('content/ne/pages/home.mdx').split('\n');
  const line = lines.findIndex((text) => text.startsWith('### ')) + 1;
  expect((await warnings(site)).filter((text) => text.includes('has other headings'))).toEqual([
    expect.stringContaining(`content/ne/pages/home.mdx:${line}:1 `),
  ]);
});

test('an error in the first language is told once', async ({ site }) => {
  site.edit('content/categories/tables.mdx', (text) =>
    text.replace('picture: table', 'picture: x'),
  );
  site.edit('content/faq/payment.mdx', (text) => `${text}\n[Why?](/fag)\n`);
  expect(await site.diagnostics()).toEqual([
    expect.stringMatching(/^content\/categories\/tables.mdx:3:10 {2}there is no picture "x"/),
    'content/faq/payment.mdx:8:8  there is no page /fag; did you mean "/faq"?',
  ]);
});

test('an error in the facts of the shop is told, and nothing of the files that use them', async ({
  site,
}) => {
  site.edit('content/site/business.mdx', (text) => text.replace(/^phone: .*$/m, 'phone: nine'));
  const files = (await site.diagnostics()).map((line) => line.split(':', 1)[0]);
  expect(files).toEqual(['content/site/business.mdx']);
});

test('a festival that the first language adds closes the shop in all languages', async ({
  site,
}) => {
  const days = (reasons: string[]) =>
    [
      'special_days:',
      ...reasons.map((reason, day) => `  - date: 2030-03-0${day + 1}\n    reason: ${reason}`),
    ].join('\n');
  site.edit('content/site/business.mdx', (text) =>
    text.replace('social:', `${days(['Holi', 'Rain'])}\nsocial:`),
  );
  expect(await warnings(site)).toEqual(
    expect.arrayContaining([
      'content/ne/site/business.mdx:20:1  Write the reason of "Holi" in Nepali below "special_days:".',
      'content/ne/site/business.mdx:20:1  Write the reason of "Rain" in Nepali below "special_days:".',
    ]),
  );
  site.edit('content/ne/site/business.mdx', (text) =>
    text.replace('reviewed:', 'special_days:\n  - reason: होली\nreviewed:'),
  );
  // Nobody can tell which of the days has the Nepali reason.
  expect(await warnings(site)).toContainEqual(
    expect.stringContaining('has another number of entries under "special_days"'),
  );
  const reasons = async () => (await nepali(site)).site.business.special_days;
  expect(await reasons()).toEqual([
    { date: '2030-03-01', reason: 'Holi' },
    { date: '2030-03-02', reason: 'Rain' },
  ]);
  site.edit('content/ne/site/business.mdx', (text) =>
    text.replace('reviewed:', '  - reason: वर्षा\nreviewed:'),
  );
  expect(await reasons()).toEqual([
    { date: '2030-03-01', reason: 'होली' },
    { date: '2030-03-02', reason: 'वर्षा' },
  ]);
  site.edit('content/site/business.mdx', (text) =>
    text.replace(/^special_days:[^]*(?=^social:)/m, ''),
  );
  expect(await reasons()).toBeUndefined();
});

test('what the first language takes away goes from the translation with its words', async ({
  site,
}) => {
  site.edit('content/pages/faq.mdx', (text) => text.replace(/^navigation:\n(?: .*\n)+/m, ''));
  const { pages } = await nepali(site);
  expect(pages.find(({ id }) => id === 'faq')).toMatchObject({ data: { navigation: undefined } });
});

test('a place that only the original has keeps a link to it from being an error', async ({
  site,
}) => {
  site.edit(faq, (text) => `${text}\n[कसरी](/faq#not-among-these), [बेच्ने](/faq#sell)\n`);
  site.edit('content/pages/faq.mdx', (text) => text.replace('\n## ', '\n## New\n\n## '));
  await nepali(site);
});

test('a fact that is written a second time in the words of the language is found', async ({
  site,
}) => {
  site.edit(faq, (text) => `${text}\nहामी मिल गल्ली, पुरानो बजार मा छौं।\n`);
  const loaded = await site.load();
  expect(loaded.warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('write {address} instead of "मिल गल्ली, पुरानो बजार"'),
  );
});

test('no page can take the address of a language', async ({ content }) => {
  content.translate();
  const page = content.read('content/pages/about.mdx');
  content.write('content/pages/ne.mdx', page.replaceAll(/^(title|description): /gm, '$1: Other '));
  expect(await content.diagnostics()).toContainEqual(
    expect.stringContaining('a page cannot be called "ne"'),
  );
});

test('a folder is a language only where its name is one, and not the site’s own', async ({
  content,
}) => {
  content.write('content/xx/faq/why.mdx', '---\n---\n');
  content.write('content/xx/pages/home.mdx', '---\n---\n');
  content.write('content/en/faq/payment.mdx', '---\nquestion: Why?\n---\n\nSo.\n');
  const diagnostics = await content.diagnostics();
  expect(diagnostics).not.toContainEqual(expect.stringContaining('content/xx/pages'));
  expect(diagnostics).toContain(
    'content/xx/faq/why.mdx:1:1  "xx" is no language that is known; name the folder of a language by its tag, such as ne, de or pt-BR',
  );
  expect(diagnostics).toContain(
    'content/en/faq/payment.mdx:1:1  content/site/language.mdx says that the files beside this folder are in "en" already; give the folder the name of its own language, or remove it',
  );
  content.remove('content/xx');
  content.remove('content/en');
});

test('a picture and the colours are told to be the same in all languages', async ({ site }) => {
  site.write('content/ne/pictures/shelf.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  site.write('content/ne/site/theme.mdx', site.read('content/site/theme.mdx'));
  expect(await site.diagnostics()).toEqual([
    'content/ne/pictures/shelf.svg:1:1  pictures are the same in all languages; move them into content/pictures',
    'content/ne/site/theme.mdx:1:1  content/site/theme.mdx has no words to translate; remove this file',
  ]);
});
