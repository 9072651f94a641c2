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
