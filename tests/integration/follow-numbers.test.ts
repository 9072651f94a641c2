import { beforeEach, expect } from 'vitest';
import { writeTranslations } from '../../scripts/new/translation.ts';
import type { Session } from '../../src/staff/draft/session.ts';
import { describeSave } from '../../src/staff/describe/change-rows.ts';
import { barLanguage } from '../../src/staff/words/bar-language.ts';
import { lastDifferences, openText, test, undoLast } from '../support/edits.ts';
import type { SiteCopy } from '../support/site-copy.ts';

const english = 'content/faq/payment.mdx';
const nepali = 'content/ne/faq/payment.mdx';
const table = (title: string, price: string) =>
  `\n| ${title} | |\n| --- | --: |\n| 1 | ${price} |\n`;

beforeEach<{ content: SiteCopy }>(async ({ content }) => {
  content.translate();
  content.edit(english, (text) => `${text}\nFrom Rs 5,000.\n${table('Bed', 'Rs 900')}`);
  content.edit(nepali, (text) => `${text}\nरु ५,००० देखि।\n${table('खाट', 'रु ९००')}`);
  await writeTranslations(content.root, ['--done', nepali]);
});

/** Returns true if the translation is listed as out of date. */
const isStale = async (edits: Session) => (await edits.stale()).some(({ path }) => path === nepali);

/** Changes a text of a file as staff do, and returns the notice. */
async function rewrite(edits: Session, { read }: SiteCopy, file: string, from: string, to: string) {
  const line = read(file)
    .split('\n')
    .findIndex((text) => text.includes(from));
  const opened = await openText(edits, `${file}:${line + 1}:1`);
  const value = opened.value.replace(from, to);
  const answer = await edits.save({ ...opened, value, address: undefined }, true);
  expect(answer).toMatchObject({ result: 'saved' });
  const content = edits.state();
  const reader = { ...barLanguage('en'), content, dates: undefined, page: { language: 'en' } };
  return describeSave(reader, lastDifferences(edits) ?? []);
}

test('a new price is new in the translation too, in one save, and nothing is to be translated', async ({
  content,
  edits,
}) => {
  const [before, translated] = [content.read(english), content.read(nepali)];
  const notice = await rewrite(edits, content, english, '5,000', '6,000');
  expect(notice).toMatch(/^In English and नेपाली: Question .*: Answer: From Rs 6,000\.$/);
  expect(content.read(nepali)).toContain('रु ६,००० देखि।');
  expect(content.read(nepali)).toContain('reviewed: false');
  expect(await isStale(edits)).toBe(false);
  await undoLast(edits);
  expect([content.read(english), content.read(nepali)]).toEqual([before, translated]);
});

test('a new price of the translation is new in the original', async ({ content, edits }) => {
  await rewrite(edits, content, nepali, 'रु ९००', 'रु १,१००');
  expect(content.read(english)).toContain('| 1 | Rs 1,100 |');
  expect(await isStale(edits)).toBe(false);
});

test('a price with other words waits for a person', async ({ content, edits }) => {
  const translated = content.read(nepali);
  await rewrite(edits, content, english, 'From Rs 5,000', 'Not under Rs 6,000');
  expect(content.read(nepali)).toBe(translated);
  expect(await isStale(edits)).toBe(true);
});

test('one of two equal numbers waits for a person, who knows the order of the words', async ({
  content,
  edits,
}) => {
  content.edit(english, (text) => `${text}\nWithin 3 days if you live within 3 km.\n`);
  content.edit(nepali, (text) => `${text}\n३ किमीभित्र भए ३ दिनमा।\n`);
  await writeTranslations(content.root, ['--done', nepali]);
  const translated = content.read(nepali);
  await rewrite(edits, content, english, '3 days', '5 days');
  expect(content.read(nepali)).toBe(translated);
  expect(await isStale(edits)).toBe(true);
});

/** Adds paragraphs or lists to both languages, which then say the same. */
async function addTexts({ edit, root }: SiteCopy, texts: string, translations: string) {
  edit(english, (text) => `${text}\n${texts}\n`);
  edit(nepali, (text) => `${text}\n${translations}\n`);
  await writeTranslations(root, ['--done', nepali]);
}

test.for([
  ['paragraphs', 'A chair costs 500.\n\nA table costs 500.', 'टेबल ५००।\n\nकुर्सी ५००।'],
  ['list items', '- A chair: 500\n- A table: 500', '- टेबल: ५००\n- कुर्सी: ५००'],
  ['texts of one language', 'A chair costs 500.\n\nA table.', 'टेबल ५००।\n\nकुर्सी ५००।'],
  ['texts of the other language', 'A chair costs 500.\n\nA table: 500.', 'कुर्सी ५००।\n\nटेबल।'],
  [
    'tables',
    table('Chair', '500') + table('Stool', '500'),
    table('मुढा', '५००') + table('कुर्सी', '५००'),
  ],
] as const)(
  'a price in two %s waits for a person, who knows which one is meant',
  async ([, texts, translations], { content, edits }) => {
    await addTexts(content, texts, translations);
    const [before, translated] = [content.read(english), content.read(nepali)];
    await rewrite(edits, content, english, '500', '600');
    expect(content.read(nepali)).toBe(translated);
    expect(await isStale(edits)).toBe(true);
    await undoLast(edits);
    expect([content.read(english), content.read(nepali)]).toEqual([before, translated]);
    expect(await isStale(edits)).toBe(false);
  },
);

test('a price in one text follows beside other prices', async ({ content, edits }) => {
  await addTexts(
    content,
    'A chair costs 500.\n\nTwo chairs: 500 for the first, 400 for the second.',
    'कुर्सी ५००।\n\nदुई कुर्सी: पहिलो ५००, दोस्रो ४००।',
  );
  await rewrite(edits, content, english, 'costs 500', 'costs 600');
  expect(content.read(nepali)).toContain('कुर्सी ६००।');
  await rewrite(edits, content, english, '400', '450');
  expect(content.read(nepali)).toContain('दोस्रो ४५०।');
  expect(await isStale(edits)).toBe(false);
});

test('a number of the front matter follows, whatever the body says', async ({ content, edits }) => {
  content.edit(english, (text) => text.replace('Which ways', 'Which 500 ways'));
  content.edit(nepali, (text) => text.replace('question: ', 'question: ५०० तरिका? '));
  await addTexts(content, 'A chair costs 500.', 'कुर्सी ५००।');
  await rewrite(edits, content, english, 'Which 500', 'Which 600');
  expect(content.read(nepali)).toContain('question: ६०० तरिका?');
  expect(content.read(nepali)).toContain('कुर्सी ५००।');
  expect(await isStale(edits)).toBe(false);
});
