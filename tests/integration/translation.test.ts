import { expect } from 'vitest';
import { lineOf } from '../support/line-of.ts';
import { allLanguages } from '../../src/compiler/model.ts';
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
const translated = 'content/ne/faq/payment.mdx';

test('takes text from a translation, and all other fields from its original', async ({ site }) => {
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
  site.edit('content/site/calendar.mdx', (text) => text.replace('am:', 'full_hour: "{hour}"\nam:'));
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

test('has only one language if no folder contains translations', async ({ content }) => {
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
  site.edit(
    translated,
    (text) => `${text}\n[कसरी](/faq#not-among-these), [यहाँ](/about#how-it-began)\n`,
  );
  await loadNepali(site);
});

test('omits an untranslated entry, with a warning', async ({ site }) => {
  const { collections, pages } = await loadNepali(site);
  expect(collections.faq.map(({ id }) => id)).toEqual(['delivery', 'payment']);
  expect(pages.map(({ id }) => id)).toEqual(['home', 'faq', 'contact', 'not-found']);
  expect(await loadWarnings(site)).toContain(
    'content/ne/faq/sell.mdx:1:1  content/faq/sell.mdx is not translated, so pages in this language do not show it. "npm run new translation ne" writes the file.',
  );
});

test('uses the days of the announcements of the original, with translated words', async ({
  site,
}) => {
  const file = 'site/announcement.mdx';
  const days = [
    'from: 2030-03-01\n    until: 2030-03-04',
    'from: 2030-03-05\n    until: 2030-03-06',
  ];
  const entries = days.map((range, index) => `  - ${range}\n    words: Sale ${index}\n`);
  site.write(`content/${file}`, `---\nannouncements:\n${entries.join('')}---\n`);
  const words = '  - words: सस्तो\n  - words: बन्द\n';
  site.write(`content/ne/${file}`, `---\nannouncements:\n${words}---\n`);
  expect((await loadNepali(site)).site.announcement).toEqual({
    announcements: [
      { from: '2030-03-01', until: '2030-03-04', words: 'सस्तो' },
      { from: '2030-03-05', until: '2030-03-06', words: 'बन्द' },
    ],
  });
  // The translation of a single announcement, which has become the first of the list.
  site.write(`content/ne/${file}`, '---\nwords: सस्तो\n---\n');
  expect(await loadWarnings(site)).toContain(
    `content/ne/${file}:3:1  Write the words of "Sale 0" in Nepali below "announcements:".`,
  );
});

test('uses the special days of the original, with translated reasons', async ({ site }) => {
  const holi = '  - date: 2030-03-01\n    reason: Holi\n';
  const rain = '  - date: 2030-03-02\n    reason: Rain\n';
  site.edit('content/site/business.mdx', (text) =>
    text.replace('social:', `special_days:\n${holi}${rain}social:`),
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

test('ignores a translated field that the original no longer has', async ({ site }) => {
  site.edit('content/pages/faq.mdx', (text) => text.replace(/^navigation:\n(?: .*\n)+/m, ''));
  const { pages } = await loadNepali(site);
  expect(pages.find(({ id }) => id === 'faq')).toMatchObject({ data: { navigation: undefined } });
});

test('accepts a link to an anchor that only the original has', async ({ site }) => {
  site.edit(translated, (text) => `${text}\n[कसरी](/faq#not-among-these), [बेच्ने](/faq#sell)\n`);
  site.edit('content/pages/faq.mdx', (text) => text.replace('\n## ', '\n## New\n\n## '));
  await loadNepali(site);
});
