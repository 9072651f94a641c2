import { expect } from 'vitest';
import { lineOf } from '../support/line-of.ts';
import { allLanguages } from '../../scripts/content/model.ts';
import { test as base, type SiteCopy } from '../support/site-copy.ts';

/** A test with the fixture site, which is partly translated into Nepali. */
const test = base.extend<{ site: SiteCopy }>({
  site: async ({ content }, use) => {
    content.translate();
    await use(content);
  },
});

async function loadNepali(site: SiteCopy) {
  const [translation] = (await site.model()).translations;
  if (!translation) throw new Error('The fixture site has no translation.');
  return translation;
}

const loadWarnings = async (site: SiteCopy) => (await site.load()).warnings.map(lineOf);
const faq = 'content/ne/faq/payment.mdx';

test('takes only text from the translation of an entry', async ({ site }) => {
  const { collections } = await loadNepali(site);
  expect(collections.categories).toMatchObject([
    {
      path: 'content/ne/categories/tables.mdx',
      data: { title: 'टेबल र डेस्क', picture: 'table', link: 'shop', order: 20 },
      pictures: ['table'],
    },
  ]);
});

test('translates facts that are text, and shares the others', async ({ site }) => {
  const { site: nepaliSite, facts } = await loadNepali(site);
  expect(facts).toMatchObject({
    phone: '+977 983-1112223',
    address: 'मिल गल्ली, पुरानो बजार, पोखरा, नेपाल',
    hours: 'सोमबार देखि शनिबार, बिहान १०:०० देखि बेलुका ५:३०; आइतबार बन्द',
  });
  expect(nepaliSite.language).toEqual({ code: 'ne', name: 'नेपाली' });
  expect(nepaliSite.business).toMatchObject({
    name: 'Second Grain',
    tagline: 'मर्मत गरिएका काठका फर्निचर',
  });
});

test('uses a 24-hour clock for a language without text for a.m. and p.m.', async ({ site }) => {
  site.edit('content/ne/site/calendar.mdx', (text) =>
    text.replaceAll(/^(am|afternoon|pm|digits): .*\n/gm, ''),
  );
  const { facts } = await loadNepali(site);
  expect(facts.hours).toContain('10:00 देखि 17:30');
  expect((await loadWarnings(site)).filter((line) => line.includes('calendar'))).toEqual([]);
  site.edit('content/ne/site/calendar.mdx', (text) =>
    text.replace('closed:', 'pm: "{time}"\nclosed:'),
  );
  expect((await loadWarnings(site)).filter((line) => line.includes('calendar'))).toEqual([
    expect.stringContaining('"am" is missing'),
  ]);
});

test('has one language without a folder of another', async ({ content }) => {
  const { model } = await content.load();
  expect(model && allLanguages(model).map(({ basename }) => basename)).toEqual(['']);
});

test("keeps the anchors of the original's headings", async ({ site }) => {
  const { pages } = await loadNepali(site);
  const page = pages.find(({ id }) => id === 'faq');
  expect(page?.body.headings.map(({ id, name }) => [id, name])).toEqual([
    ['asked-at-the-bench', 'बेन्चमा सोधिएका कुरा'],
    ['not-among-these', 'यहाँ छैन?'],
  ]);
  site.edit(faq, (text) => `${text}\n[कसरी](/faq#not-among-these), [यहाँ](/about#how-it-began)\n`);
  await loadNepali(site);
});

test('reports a broken link in every language', async ({ site }) => {
  site.edit(faq, (text) => `${text}\n[कसरी](/fag), [कसरी](/faq#repairs)\n`);
  expect(await site.diagnostics()).toEqual([
    `${faq}:8:8  There is no page /fag. Did you mean "/faq"?`,
    expect.stringContaining(
      'The page /faq has no heading or entry #repairs. The names are delivery, ',
    ),
  ]);
});

test('reports that a translated page shows an untranslated collection', async ({ site }) => {
  site.edit('content/ne/pages/faq.mdx', (text) => `${text}\n<Collection of="team" />\n`);
  expect(await site.diagnostics()).toEqual([
    expect.stringContaining('content/ne/team has no files. There is nothing to show here.'),
  ]);
});

test('rejects values that are not text in a translation', async ({ site }) => {
  site.edit(faq, (text) => text.replace('reviewed:', 'order: 10\nreviewed:'));
  expect(await site.diagnostics()).toEqual([
    `${faq}:3:1  "order" does not need a translation. Delete this line.`,
  ]);
});

test('warns about missing and extra fields of a translation', async ({ site }) => {
  const form = 'content/ne/site/contact-form.mdx';
  const page = 'content/ne/pages/faq.mdx';
  site.edit(form, (text) => text.replace('  - अरू कुरा\n', ''));
  site.edit(page, (text) => text.replace(/^navigation:\n.*\n/m, ''));
  site.edit('content/ne/site/business.mdx', (text) => text.replace('years:', 'winters:'));
  const found = (await loadWarnings(site)).filter((line) =>
    /is missing\. Translate|Delete "facts/.test(line),
  );
  expect(found).toEqual([
    `${page}:2:1  "navigation.label" is missing. Translate "Answers" from content/pages/faq.mdx.`,
    expect.stringContaining('Delete "facts.winters".'),
    expect.stringMatching(
      /^content\/ne\/site\/contact-form.*"subjects.2" is missing. Translate "Something else"/,
    ),
  ]);
});

test('omits an untranslated entry, with a warning', async ({ site }) => {
  const { collections, pages } = await loadNepali(site);
  expect(collections.faq.map(({ id }) => id)).toEqual(['delivery', 'payment']);
  expect(pages.map(({ id }) => id)).toEqual(['home', 'faq', 'contact', 'not-found']);
  expect(await loadWarnings(site)).toContain(
    'content/ne/faq/sell.mdx:1:1  content/faq/sell.mdx is not translated, so pages in this language do not show it. "npm run new translation ne" writes the file.',
  );
});

test('warns about an untranslated sentence, but not about a word', async ({ site }) => {
  site.edit(faq, (text) => `${text}\nAsk the desk.\n\nWhatsApp\n`);
  site.edit('content/ne/pages/faq.mdx', (text) => text.replace('यहाँ छैन?', 'Not here?'));
  const found = (await loadWarnings(site)).filter((line) => line.includes('  Translate "'));
  expect(found).toEqual([
    `${faq}:8:1  Translate "Ask the desk.".`,
    expect.stringMatching(/^content\/ne\/pages\/faq.mdx:\d+:1 {2}Translate "Not here\?"./),
  ]);
});

test('warns about the first heading whose level differs from the original', async ({ site }) => {
  site.edit('content/ne/pages/home.mdx', (text) => text.replace('## अहिलेसम्म', '### अहिलेसम्म'));
  const lines = site.read('content/ne/pages/home.mdx').split('\n');
  const line = lines.findIndex((text) => text.startsWith('### ')) + 1;
  expect(
    (await loadWarnings(site)).filter((text) => text.includes('Write the same headings')),
  ).toEqual([expect.stringContaining(`content/ne/pages/home.mdx:${line}:1 `)]);
});

test('reports an error of the original once', async ({ site }) => {
  site.edit('content/categories/tables.mdx', (text) =>
    text.replace('picture: table', 'picture: x'),
  );
  site.edit('content/faq/payment.mdx', (text) => `${text}\n[Why?](/fag)\n`);
  expect(await site.diagnostics()).toEqual([
    expect.stringMatching(/^content\/categories\/tables.mdx:3:10 {2}There is no picture "x"/),
    'content/faq/payment.mdx:8:8  There is no page /fag. Did you mean "/faq"?',
  ]);
});

test('reports invalid facts, but not the files that insert them', async ({ site }) => {
  site.edit('content/site/business.mdx', (text) => text.replace(/^phone: .*$/m, 'phone: nine'));
  const files = (await site.diagnostics()).map((line) => line.split(':', 1)[0]);
  expect(files).toEqual(['content/site/business.mdx']);
});

test('uses the special days of the original', async ({ site }) => {
  const days = (reasons: string[]) =>
    [
      'special_days:',
      ...reasons.map((reason, day) => `  - date: 2030-03-0${day + 1}\n    reason: ${reason}`),
    ].join('\n');
  site.edit('content/site/business.mdx', (text) =>
    text.replace('social:', `${days(['Holi', 'Rain'])}\nsocial:`),
  );
  expect(await loadWarnings(site)).toEqual(
    expect.arrayContaining([
      'content/ne/site/business.mdx:20:1  Write the reason of "Holi" in Nepali below "special_days:".',
      'content/ne/site/business.mdx:20:1  Write the reason of "Rain" in Nepali below "special_days:".',
    ]),
  );
  site.edit('content/ne/site/business.mdx', (text) =>
    text.replace('reviewed:', 'special_days:\n  - reason: होली\nreviewed:'),
  );
  // The lists have different lengths, so the reasons cannot be paired.
  expect(await loadWarnings(site)).toContainEqual(
    expect.stringContaining('Write one entry here for each entry under "special_days"'),
  );
  const readSpecialDays = async () => (await loadNepali(site)).site.business.special_days;
  expect(await readSpecialDays()).toEqual([
    { date: '2030-03-01', reason: 'Holi' },
    { date: '2030-03-02', reason: 'Rain' },
  ]);
  site.edit('content/ne/site/business.mdx', (text) =>
    text.replace('reviewed:', '  - reason: वर्षा\nreviewed:'),
  );
  expect(await readSpecialDays()).toEqual([
    { date: '2030-03-01', reason: 'होली' },
    { date: '2030-03-02', reason: 'वर्षा' },
  ]);
  site.edit('content/site/business.mdx', (text) =>
    text.replace(/^special_days:[^]*(?=^social:)/m, ''),
  );
  expect(await readSpecialDays()).toBeUndefined();
});

test('ignores translated text whose original no longer exists', async ({ site }) => {
  site.edit('content/pages/faq.mdx', (text) => text.replace(/^navigation:\n(?: .*\n)+/m, ''));
  const { pages } = await loadNepali(site);
  expect(pages.find(({ id }) => id === 'faq')).toMatchObject({ data: { navigation: undefined } });
});

test('accepts a link to an anchor that only the original has', async ({ site }) => {
  site.edit(faq, (text) => `${text}\n[कसरी](/faq#not-among-these), [बेच्ने](/faq#sell)\n`);
  site.edit('content/pages/faq.mdx', (text) => text.replace('\n## ', '\n## New\n\n## '));
  await loadNepali(site);
});

test('finds a hard-coded fact in a translation', async ({ site }) => {
  site.edit(faq, (text) => `${text}\nहामी मिल गल्ली, पुरानो बजार मा छौं।\n`);
  const loaded = await site.load();
  expect(loaded.warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('Write {address} instead of "मिल गल्ली, पुरानो बजार"'),
  );
});

test('rejects an unknown and the default language as a folder', async ({ content }) => {
  content.write('content/xx/faq/why.mdx', '---\n---\n');
  content.write('content/xx/pages/home.mdx', '---\n---\n');
  content.write('content/en/faq/payment.mdx', '---\nquestion: Why?\n---\n\nSo.\n');
  const diagnostics = await content.diagnostics();
  expect(diagnostics).not.toContainEqual(expect.stringContaining('content/xx/pages'));
  expect(diagnostics).toContain(
    'content/xx/faq/why.mdx:1:1  Name the folder of a language by its tag, such as ne, de or pt-BR. "xx" is not a known language.',
  );
  expect(diagnostics).toContain(
    'content/en/faq/payment.mdx:1:1  Name this folder by its own language, or delete it. content/site/language.mdx says that the files next to it are already in "en".',
  );
  content.remove('content/xx');
  content.remove('content/en');
});

test('reports that pictures and colours are the same in all languages', async ({ site }) => {
  site.write('content/ne/pictures/shelf.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  site.write('content/ne/site/theme.mdx', site.read('content/site/theme.mdx'));
  expect(await site.diagnostics()).toEqual([
    'content/ne/pictures/shelf.svg:1:1  Move these pictures into content/pictures. They are the same in all languages.',
    'content/ne/site/theme.mdx:1:1  Delete this file. content/site/theme.mdx has no text to translate.',
  ]);
});
