import { beforeEach, expect } from 'vitest';
import { blobId } from '../../src/compiler/read/files/blob-id.ts';
import type { DayHours } from '../../src/staff/edits/schedule/schedule-requests.ts';
import type { Session } from '../../src/staff/draft/session.ts';
import { openText, test } from '../support/edits.ts';
import type { SiteCopy } from '../support/site-copy.ts';

beforeEach<{ content: SiteCopy }>(({ content }) => content.translate());

const business = 'content/site/business.mdx';
const about = 'content/pages/about.mdx';

/** Changes the hours of a day. */
async function saveDay(session: Session, day: DayHours['day'], opens: string, closes: string) {
  const { hours } = await session.schedule();
  const after = hours.map((other) =>
    other.day === day ? { ...other, times: [{ opens, closes }] } : other,
  );
  expect(await session.saveHours({ before: hours, after }, true)).toMatchObject({
    result: 'saved',
  });
}

/** Adds a holiday of a day in both languages. */
const saveHoliday = ({ saveSpecialDay }: Session, from: string, en: string, ne: string) =>
  saveSpecialDay({ after: { from, until: from, reason: { en, ne } } }, true);

/** Changes a text at a place. */
async function rewrite(session: Session, source: string, from: string, to: string) {
  const opened = await openText(session, source);
  const value = opened.value.replace(from, to);
  await session.save({ ...opened, value, address: undefined }, true);
}

/** Returns the id of a save. @param index 0 for the first save of the test */
const idOf = ({ state }: Session, index: number) => state().saves.at(-1 - index)?.id ?? 0;

test("undoes Monday's hours after those of Tuesday, and makes them again", async ({
  content,
  edits,
}) => {
  const before = content.read(business);
  await saveDay(edits, 'monday', '11:00', '16:00');
  const onlyMonday = content.read(business);
  await saveDay(edits, 'tuesday', '12:00', '17:00');
  const both = content.read(business);
  await edits.undo(idOf(edits, 0));
  const opens = async (day: string) =>
    (await edits.schedule()).hours.find((other) => other.day === day)?.times[0]?.opens;
  expect([await opens('monday'), await opens('tuesday')]).toEqual(['10:00', '12:00']);
  expect(edits.state()).toMatchObject({ saves: [{ id: 2 }], undone: [{ id: 1 }] });
  await edits.redo(1);
  expect(content.read(business)).toBe(both);
  expect(edits.state()).toMatchObject({ saves: [{ id: 2 }, { id: 1 }], undone: [] });
  await edits.undo(2);
  expect(content.read(business)).toBe(onlyMonday);
  await edits.undo(1);
  expect(content.read(business)).toBe(before);
  await expect(edits.redo(9)).rejects.toMatchObject({ reason: 'gone' });
});

test('names the later change of the same day, and changes nothing', async ({ content, edits }) => {
  await saveDay(edits, 'monday', '11:00', '16:00');
  await saveDay(edits, 'tuesday', '12:00', '17:00');
  await saveDay(edits, 'monday', '11:00', '15:00');
  const text = content.read(business);
  const [last] = edits.state().saves;
  await expect(edits.undo(idOf(edits, 0))).rejects.toMatchObject({
    reason: 'undo-later-first',
    later: last,
  });
  expect(content.read(business)).toBe(text);
  expect(edits.state().saves).toHaveLength(3);
});

test('undoes the first of two holidays in both languages', async ({ content, edits }) => {
  const translation = business.replace('content', 'content/ne');
  const original = blobId({ text: content.read(business) });
  content.edit(translation, (text) =>
    text.replace('reviewed: false', `translated_from: ${original}`),
  );
  // The mark of a translation gets the id of the translated texts, which says the same.
  const texts = () =>
    [business, translation].map((path) =>
      content.read(path).replace(/(?<=[\da-f]{40})-[\da-f]{8}/, ''),
    );
  const before = texts();
  await saveHoliday(edits, '2031-10-08', 'Dashain', 'दसैं');
  await saveHoliday(edits, '2031-11-02', 'Tihar', 'तिहार');
  await edits.undo(idOf(edits, 0));
  const { specialDays } = await edits.schedule();
  expect(specialDays.map(({ reason }) => reason)).toEqual([{ en: 'Tihar', ne: 'तिहार' }]);
  // The translation is still up to date.
  expect((await edits.stale()).map(({ path }) => path)).not.toContain(translation);
  await edits.undo(idOf(edits, 0));
  expect(texts()).toEqual(before);
});

test('undoes a row beside a row that was changed later', async ({ content, edits }) => {
  content.edit(
    about,
    (text) => `${text}\n| Piece | Price |\n| --- | --: |\n| Bed | 1 |\n| Desk | 2 |\n`,
  );
  const line = content.read(about).split('\n').indexOf('| Bed | 1 |') - 1;
  await rewrite(edits, `${about}:${line}:1`, '| Bed | 1 |', '| Bed | 5 |');
  await rewrite(edits, `${about}:${line}:1`, '| Desk | 2 |', '| Desk | 6 |');
  await edits.undo(idOf(edits, 0));
  expect(content.read(about)).toContain('| Bed | 1 |\n| Desk | 6 |');
});

test('keeps a new page while another text leads to it, and makes both again in order', async ({
  content,
  edits,
}) => {
  const home = 'content/pages/home.mdx';
  const errors = () => edits.state().latest.diagnostics;
  const texts = { en: { title: 'Rent a bed', body: 'For a week.', whatsapp: 'Hello' } };
  await edits.createEntry({ type: 'page', values: {}, texts }, true);
  const line = content
    .read(home)
    .split('\n')
    .indexOf('Each week other pieces are finished. Our pictures show them first.');
  await rewrite(edits, `${home}:${line + 1}:1`, 'other pieces', '[other pieces](/rent-a-bed)');
  const [link, page] = edits.state().saves;
  await expect(edits.undo(page?.id ?? 0)).rejects.toMatchObject({
    reason: 'undo-later-first',
    later: link,
  });
  await edits.undo(link?.id ?? 0);
  await edits.undo(page?.id ?? 0);
  await expect(edits.redo(link?.id ?? 0)).rejects.toMatchObject({ reason: 'no-longer-fits' });
  expect(errors()).toEqual([]);
  await edits.redo(page?.id ?? 0);
  await edits.redo(link?.id ?? 0);
  expect(errors()).toEqual([]);
  expect(content.read(home)).toContain('(/rent-a-bed)');
});

test('keeps a new page whose text has changed since', async ({ content, edits }) => {
  const [en, ne] = ['Rent', 'भाडा'].map((title) => ({
    title,
    description: title,
    whatsapp: title,
    body: title,
  }));
  const texts = { en: en ?? {}, ne: ne ?? {} };
  await edits.createEntry({ type: 'page', values: {}, texts }, true);
  await rewrite(edits, 'content/pages/rent.mdx:8:1', 'Rent', 'Rent a bed');
  const before = content.read('content/pages/rent.mdx');
  await expect(edits.undo(idOf(edits, 0))).rejects.toMatchObject({ reason: 'undo-later-first' });
  expect(content.read('content/pages/rent.mdx')).toBe(before);
});
