import { nextSaturday } from '../../support/calendar.ts';
import { main } from '../../support/parts.ts';
import { changesButton, sheet } from '../../support/staff.ts';
import type { Staff } from '../../support/staff-member.ts';
import { expect } from '../../support/visitor.ts';
import type { Story } from './story.ts';

const business = 'content/site/business.mdx';
/** Dates in it are not so far ahead that the bar asks about them. */
const nextYear = new Date().getFullYear() + 1;

export const changeFriday: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, openText, pressInSheet, type, save } = await openAsStaff('/contact');
  await openText(main(page).getByRole('row').first());
  // Pages name the days.
  await pressInSheet(/^Friday/);
  await type(strings.closes, '13:00');
  await save();
  await page
    .getByText(strings.saved(strings.entry(strings.hoursOf('Friday'), '10:00 AM – 1:00 PM')))
    .waitFor();
  const undoName = strings.undoOf(strings.hoursOf('Friday'));
  await page.getByRole('button', { name: undoName }).waitFor();
  const { [business]: lines, ...others } = readChanges();
  expect(others).toEqual({});
  expect(lines).toContain('+    closes: 1:00 PM');
};

/** Opens the form of a new holiday. */
async function openHoliday({ strings, pressTool, pressInSheet }: Staff) {
  await pressTool(strings.hoursButton);
  await pressInSheet(strings.addHoliday);
}

export const addHoliday: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/contact');
  const { strings, type, save } = staff;
  await openHoliday(staff);
  await type(strings.firstDay, `${nextYear}-10-06`);
  await type(strings.lastDay, `${nextYear}-10-12`);
  await type(strings.reasonIn('English'), 'Dashain');
  await type(strings.reasonIn('नेपाली'), 'दशैं');
  await save();
  const { [business]: lines, ...others } = readChanges();
  expect(Object.keys(others)).toEqual(['content/ne/site/business.mdx']);
  expect(lines?.filter((line) => line.startsWith('+ '))).toEqual([
    `+  - from: ${nextYear}-10-06`,
    `+    until: ${nextYear}-10-12`,
    '+    reason: Dashain',
  ]);
};

/** The form requires both times if the shop is open. */
export const addShortDay: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/contact');
  const { page, strings, press, pressInSheet, type, save } = staff;
  await openHoliday(staff);
  await type(strings.firstDay, `${nextYear}-10-06`);
  await type(strings.reasonIn('English'), 'Dashain');
  await press(sheet(page).getByLabel(strings.isClosed));
  await type(strings.opens, '11:00');
  await pressInSheet(strings.save);
  await type(strings.closes, '14:00');
  await save();
  expect(readChanges()[business]).toContain('+    opens: 11:00 AM');
};

export const changeHoliday: Story = async ({ openAsStaff, readChanges }) => {
  const { strings, pressTool, pressInSheet, type, save } = await openAsStaff('/contact');
  await pressTool(strings.hoursButton);
  await pressInSheet(/Tihar/);
  await type(strings.reasonIn('English'), 'Tihar and repairs');
  await save();
  expect(readChanges()).toEqual({
    [business]: ['-    reason: Tihar', '+    reason: Tihar and repairs'],
  });
};

export const addAnnouncement: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, pressTool, pressInSheet, type, press, save } = await openAsStaff('/');
  await pressTool(strings.hoursButton);
  await pressInSheet(strings.addAnnouncement);
  await type(strings.firstDay, `${nextYear}-03-01`);
  await type(strings.lastDay, `${nextYear}-03-04`);
  await type(strings.textIn('English'), 'Closed for Holi.');
  await type(strings.textIn('नेपाली'), 'होलीमा बन्द।');
  // The notice also has a button for the preview.
  const notice = page.locator('.notice:popover-open').filter({ hasText: strings.previewThatDay });
  const [height] = await Promise.all([
    notice.evaluate((element) => element.getBoundingClientRect().height),
    save(),
  ]);
  // Two lines, which are higher in Nepali.
  expect(height).toBeLessThanOrEqual(84);
  await press(page.getByRole('button', { name: strings.previewThatDay }));
  await page
    .getByRole('status')
    .getByText(/\bMarch 1\b/)
    .waitFor();
  await page.getByText('Closed for Holi.', { exact: true }).first().waitFor();
  expect(readChanges()).toEqual({
    'content/ne/site/announcement.mdx': [
      '-words: होलीका लागि बन्द।',
      '-reviewed: false',
      '+words: होलीमा बन्द।',
      expect.stringMatching(/^\+translated_from: /),
    ],
    'content/site/announcement.mdx': [
      '+---',
      `+from: ${nextYear}-03-01`,
      `+until: ${nextYear}-03-04`,
      '+words: Closed for Holi.',
      '+---',
    ],
  });
};

export const previewSaturday: Story = async ({ openAsStaff }) => {
  const { page, strings, pressTool, pressInSheet, type } = await openAsStaff('/contact');
  await pressTool(strings.more);
  await pressInSheet(strings.preview);
  await type(strings.previewDay, nextSaturday);
  await pressInSheet(strings.showDay);
  const preview = page.getByRole('status').getByText(/Saturday/);
  await preview.waitFor();
  await main(page).getByText('Tihar').first().waitFor();
  await page.reload();
  await preview.waitFor();
};

/** A holiday in two languages is one row, and Undo comes first. */
export const readAndUndoChange: Story = async ({ openAsStaff, readChanges }) => {
  const { page, strings, pressTool, pressInSheet, type, save } = await openAsStaff('/contact');
  await pressTool(strings.hoursButton);
  await pressInSheet(/Tihar/);
  await type(strings.reasonIn('English'), 'Tihar and repairs');
  await type(strings.reasonIn('नेपाली'), 'तिहार र मर्मत');
  await save();
  expect(Object.keys(readChanges())).toHaveLength(2);
  await pressTool(changesButton);
  // The latest change is the first.
  const row = sheet(page).getByRole('listitem').first();
  await row.getByText('Tihar and repairs').waitFor();
  await row.getByText(/\d:\d\d [AP]M/).waitFor();
  await pressInSheet(new RegExp(`^${strings.undo}`));
  await expect.poll(readChanges).toEqual({});
};

/** The hours of both days are in one list of the file. */
export const undoOlderChange: Story = async ({ openAsStaff, readChanges }) => {
  const { strings, pressTool, pressInSheet, type, save } = await openAsStaff('/contact');
  await pressTool(strings.hoursButton);
  // The list of days stays.
  for (const [day, opens] of [
    [/^Monday/, '11:00'],
    [/^Tuesday/, '12:00'],
  ] as const) {
    await pressInSheet(day);
    await type(strings.opens, opens);
    await save();
  }
  const both = readChanges();
  await pressInSheet(strings.close);
  await pressTool(changesButton);
  const name = strings.undoOf(strings.hoursOf('Monday'));
  await pressInSheet(name);
  await expect.poll(readChanges).not.toEqual(both);
  expect(readChanges()[business]?.join('\n')).not.toContain('11:00 AM');
  expect(readChanges()[business]?.join('\n')).toContain('12:00 PM');
  // The notice and the list offer Redo.
  await pressInSheet(strings.redoOf(strings.hoursOf('Monday')));
  await expect.poll(readChanges).toEqual(both);
};

export const undoThreeTimes: Story = async ({ openAsStaff, readChanges }) => {
  const staff = await openAsStaff('/contact');
  const { page, strings, openText, retype, save, pressTool, pressInSheet } = staff;
  for (const [from, to] of [
    ['Come by', 'Visit us'],
    ['Ring', 'Ring the desk'],
    ['Write', 'Write to us'],
  ] as const) {
    await openText(page.getByRole('heading', { name: from, exact: true }));
    await retype(to);
    await save();
    await page.getByRole('heading', { name: to, exact: true }).waitFor();
  }
  await pressTool(changesButton);
  const undos = sheet(page)
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${strings.undo}`) });
  await undos.first().waitFor();
  const count = await undos.count();
  for (const left of [0, 1, 2]) {
    await expect.poll(() => undos.count()).toBe(count - left);
    await pressInSheet(new RegExp(`^${strings.undo}`));
  }
  await expect.poll(readChanges).toEqual({});
};
