import { beforeEach, describe, expect } from 'vitest';
import { showsUntranslated } from '../../src/staff/edits/schedule/save-announcement.ts';
import type { DayHours, SpecialDay } from '../../src/staff/edits/schedule/schedule-requests.ts';
import { lastDifferences, test, undoLast } from '../support/edits.ts';
import type { SiteCopy } from '../support/site-copy.ts';
import { saying } from '../support/saying.ts';
import { toEnglish } from '../../src/site/fields/say.ts';

const business = 'content/site/business.mdx';
const nepali = 'content/ne/site/business.mdx';

beforeEach<{ content: SiteCopy }>(({ content }) => content.translate());

const dashain: SpecialDay = {
  from: '2027-10-08',
  until: '2027-10-16',
  reason: { en: 'Dashain', ne: 'दसैं' },
  times: undefined,
};

const replaceHours = (content: SiteCopy, lines: string) =>
  content.edit(business, (text) => text.replace(/hours:\n(?: .*\n)+/, lines));

/** Returns the removed lines, each after a minus, and the added lines, each after a plus. */
function difference(before: string, after: string): string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `-${line}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+${line}`),
  ];
}

/** Returns the hours of the week with different hours on one day. */
const withHoursOn = (hours: readonly DayHours[], day: DayHours['day'], times: DayHours['times']) =>
  hours.map((dayHours) => (dayHours.day === day ? { day, times } : dayHours));

describe('a special day', () => {
  test('is written in each language, and undone in both at once', async ({ content, edits }) => {
    const texts = [business, nepali].map(content.read);
    const saved = await edits.saveSpecialDay({ before: undefined, after: dashain });
    expect(saved).toMatchObject({ result: 'saved' });
    expect(lastDifferences(edits)).toEqual([
      { kind: 'special-day', before: undefined, after: dashain },
    ]);
    expect(content.read(business)).toContain(
      `closes: 5:30 PM

special_days:
  - from: 2027-10-08
    until: 2027-10-16
    reason: Dashain

social:`,
    );
    expect(content.read(nepali)).toContain('"\nspecial_days:\n  - reason: दसैं\nfacts:');
    expect(await content.diagnostics()).toEqual([]);
    expect((await edits.schedule()).specialDays).toEqual([dashain]);
    await undoLast(edits);
    expect([business, nepali].map(content.read)).toEqual(texts);
  });

  const linesOfOtherStyle = `hours:
  -
    from: monday
    to: saturday
    opens: "10:00"
    closes: "17:30"
# Festivals of the year.
special_days: # by the moon
- # The shop counts its stock.
  date:   2027-04-01   # every year
  reason: 'Stock'
  opens: 09:00
  closes: 13:00
# For the family.
- from: 2027-11-05
  until: 2027-11-07
  reason: >-
    Tihar,
    all days
  closed: yes
`;

  test('changes no other line of a file with unusual formatting', async ({ content, edits }) => {
    replaceHours(content, linesOfOtherStyle);
    await edits.refresh();
    const [stock, tihar] = (await edits.schedule()).specialDays;
    if (!stock || !tihar) throw new Error('The file has no special days.');
    expect([stock.times, tihar.times]).toEqual([{ opens: '09:00', closes: '13:00' }, undefined]);
    const steps: [before: SpecialDay | undefined, after: SpecialDay | undefined, string[]][] = [
      [undefined, dashain, ['+- from: 2027-10-08', '+  until: 2027-10-16', '+  reason: Dashain']],
      [
        stock,
        { ...stock, reason: { en: "Year's end" }, times: undefined },
        ["-  reason: 'Stock'", '-  opens: 09:00', '-  closes: 13:00', `+  reason: 'Year''s end'`],
      ],
      [
        tihar,
        { ...tihar, until: tihar.from, times: { opens: '08:00', closes: '00:00' } },
        [
          '-- from: 2027-11-05',
          '-  until: 2027-11-07',
          '-  closed: yes',
          '+- date: 2027-11-05',
          '+  opens: 08:00',
          '+  closes: 24:00',
        ],
      ],
      [
        stock,
        undefined,
        [
          '-- # The shop counts its stock.',
          '-  date:   2027-04-01   # every year',
          "-  reason: 'Stock'",
          '-  opens: 09:00',
          '-  closes: 13:00',
        ],
      ],
    ];
    for (const [before, after, expected] of steps) {
      const text = content.read(business);
      expect(await edits.saveSpecialDay({ before, after })).toMatchObject({ result: 'saved' });
      expect(difference(text, content.read(business))).toEqual(expected);
      expect(await content.diagnostics()).toEqual([]);
      if (after) {
        const { specialDays } = await edits.schedule();
        expect(specialDays.find(({ from }) => from === after.from)).toMatchObject(after);
      }
      await undoLast(edits);
      expect(content.read(business)).toBe(text);
    }
  });

  test('keeps the reasons of a translation in the same order', async ({ content, edits }) => {
    await edits.saveSpecialDay({ before: undefined, after: dashain });
    const oneDay = { from: '2027-10-01', until: '2027-10-01' };
    const tihar = { ...dashain, ...oneDay, reason: { en: 'Tihar', ne: '' } };
    await edits.saveSpecialDay({ before: undefined, after: tihar });
    expect(content.read(nepali)).toContain('special_days:\n  - reason: Tihar\n  - reason: दसैं\n');
    for (const before of (await edits.schedule()).specialDays) {
      await edits.saveSpecialDay({ before, after: undefined });
    }
    expect(content.read(nepali)).toContain('special_days: []\n');
    expect(content.read(business)).toContain('special_days: []\n');
    await edits.saveSpecialDay({ before: undefined, after: dashain });
    expect((await edits.schedule()).specialDays).toEqual([dashain]);
    expect(content.read(business)).toContain('special_days:\n  - from: 2027-10-08\n');
  });

  test('lists a reason that is not translated, and no other text', async ({ edits }) => {
    await edits.saveSpecialDay({ before: undefined, after: dashain });
    const warnings = () => edits.state().content.warnings.map(({ message }) => toEnglish(message));
    const [stale, known] = [await edits.stale(), warnings()];
    const oneDay = { from: '2027-10-01', until: '2027-10-01' };
    const tihar = { ...dashain, ...oneDay, reason: { en: 'Tihar', ne: '' } };
    await edits.saveSpecialDay({ before: undefined, after: tihar });
    expect(await edits.stale()).toEqual(stale);
    expect(new Set(warnings())).toEqual(new Set([...known, 'Translate "Tihar".']));
  });

  test('is not removed if the file has changed meanwhile', async ({ content, edits }) => {
    await edits.saveSpecialDay({ before: undefined, after: dashain });
    content.edit(business, (text) => text.replace('reason: Dashain', 'reason: Feast'));
    const removed = await edits.saveSpecialDay({ before: dashain, after: undefined });
    expect(removed.result).toBe('changed');
  });

  test('names the other holiday on the same day', async ({ content, edits }) => {
    await edits.saveSpecialDay({ before: undefined, after: dashain });
    const text = content.read(business);
    const after = { ...dashain, until: dashain.from, reason: { en: 'Repairs', ne: 'मर्मत' } };
    expect(await edits.saveSpecialDay({ before: undefined, after })).toMatchObject({
      errors: [{ message: saying(/^These days overlap with “Dashain”/) }],
    });
    expect(content.read(business)).toBe(text);
  });

  test('is rejected at its field if it ends before it begins', async ({ content, edits }) => {
    const text = content.read(business);
    const after = { ...dashain, until: '2027-10-01' };
    expect(await edits.saveSpecialDay({ before: undefined, after })).toMatchObject({
      errors: [{ field: 'special_days.0.until' }],
    });
    expect(content.read(business)).toBe(text);
  });
});

describe('the hours of a day', () => {
  test('get an entry, and other days keep their hours', async ({ content, edits }) => {
    const { hours } = await edits.schedule();
    const shortFriday = withHoursOn(hours, 'friday', [{ opens: '10:00', closes: '15:00' }]);
    await edits.saveHours({ before: hours, after: shortFriday });
    expect(content.read(business)).toContain(`hours:
  - from: monday
    to: thursday
    opens: 10:00 AM
    closes: 5:30 PM
  - from: friday
    to: friday
    opens: 10:00 AM
    closes: 3:00 PM
  - from: saturday
    to: saturday
    opens: 10:00 AM
    closes: 5:30 PM

social:`);
    expect((await edits.schedule()).hours).toEqual(shortFriday);
    await edits.saveHours({ before: shortFriday, after: hours });
    expect(content.read(business)).toContain(
      'from: monday\n    to: saturday\n    opens: 10:00 AM\n    closes: 5:30 PM\n\n',
    );
  });

  test('change in place if their day has its own entry', async ({ content, edits }) => {
    // Saturday and Sunday share two entries, because the shop closes for lunch.
    replaceHours(
      content,
      `hours:
    -   from: saturday # and the day after
        to: sunday
        opens: '09:00'
        closes: '12:00'

    # After lunch.
    -   from: saturday
        to: sunday
        opens: '13:00'
        closes: '17:00'
    -   from: monday
        to: monday
        opens: '09:00'
        closes: '17:00'
`,
    );
    const text = content.read(business);
    await edits.refresh();
    const { hours } = await edits.schedule();
    expect(hours[0]?.times).toHaveLength(2);
    expect(await edits.saveHours({ before: hours, after: hours })).toEqual({
      result: 'unchanged',
    });
    const longMonday = withHoursOn(hours, 'monday', [{ opens: '09:00', closes: '18:00' }]);
    await edits.saveHours({ before: hours, after: longMonday });
    const [beforeMonday, monday] = text.split('from: monday');
    expect(content.read(business)).toBe(
      `${beforeMonday}from: monday${monday?.replace("closes: '17:00'", "closes: '18:00'")}`,
    );
  });

  test('are rejected if the shop is closed all week', async ({ edits }) => {
    const { hours } = await edits.schedule();
    const closed = hours.map(({ day }) => ({ day, times: [] }));
    const { result } = await edits.saveHours({ before: hours, after: closed });
    expect(result).toBe('errors');
  });

  test('are not overwritten if the file has changed meanwhile', async ({ content, edits }) => {
    const { hours: before } = await edits.schedule();
    await content.edit(business, (text) => text.replace('closes: 5:30 PM', 'closes: 6:00 PM'));
    const changed = content.read(business);
    const after = withHoursOn(before, 'friday', [{ opens: '10:00', closes: '15:00' }]);
    expect((await edits.saveHours({ before, after })).result).toBe('changed');
    expect(content.read(business)).toBe(changed);
  });
});

describe('an announcement', () => {
  const original = 'content/site/announcement.mdx';
  const translation = 'content/ne/site/announcement.mdx';
  const sale = {
    from: '2027-01-01',
    until: '2027-01-09',
    words: { en: 'Sale: beds', ne: 'खाट सस्तोमा' },
  };

  test('is written in each language, changed and removed', async ({ content, edits }) => {
    const existingFiles = () => [original, translation].filter((file) => content.exists(file));
    await edits.saveAnnouncement({ before: undefined, after: sale });
    expect(content.read(original)).toBe(
      '---\nfrom: 2027-01-01\nuntil: 2027-01-09\nwords: "Sale: beds"\n---\n',
    );
    expect(content.read(translation)).toMatch(
      /^---\nwords: खाट सस्तोमा\ntranslated_from: [0-9a-f]{40}-[0-9a-f]{8}\n---\n$/,
    );
    expect((await edits.schedule()).announcements).toEqual([sale]);
    content.edit(original, (text) => text.replace('words', '# For all.\nwords'));
    const later = { ...sale, until: '2027-02-01', words: { en: 'Sale: chairs', ne: '' } };
    await edits.saveAnnouncement({ before: sale, after: later });
    expect(content.read(original)).toBe(
      '---\nfrom: 2027-01-01\nuntil: 2027-02-01\n# For all.\nwords: "Sale: chairs"\n---\n',
    );
    expect(existingFiles()).toEqual([original]);
    const outdated = await edits.saveAnnouncement({ before: sale, after: undefined });
    expect(outdated.result).toBe('changed');
    await undoLast(edits);
    expect((await edits.saveAnnouncement({ before: sale, after: undefined })).result).toBe('saved');
    expect(existingFiles()).toEqual([]);
  });

  const beds = {
    from: '2026-12-20',
    until: '2026-12-31',
    words: { en: 'New beds.', ne: 'नयाँ खाट।' },
  };

  test('may be one of several, each with its days', async ({ content, edits }) => {
    const linked =
      '---\n# For all.\nfrom: 2027-01-01\nuntil: 2027-01-09\nwords: "Sale: beds"\nlink: /faq\n---\n';
    content.write(original, linked);
    content.write(translation, '---\nwords: खाट सस्तोमा\n---\n');
    await edits.refresh();
    expect((await edits.saveAnnouncement({ after: beds })).result).toBe('saved');
    expect(lastDifferences(edits)).toEqual([
      {
        kind: 'announcement',
        path: original,
        action: 'new',
        from: '2026-12-20',
        titles: beds.words,
      },
    ]);
    const second =
      '    from: 2027-01-01\n    until: 2027-01-09\n    words: "Sale: beds"\n    link: /faq';
    expect(content.read(original)).toBe(
      `---
announcements:
  - from: 2026-12-20
    until: 2026-12-31
    words: New beds.
    # For all.
  -${second.slice(3)}
---
`,
    );
    expect(content.read(translation)).toMatch(
      /^---\nannouncements:\n  - words: नयाँ खाट।\n  - words: खाट सस्तोमा\n---\n$/,
    );
    expect((await edits.schedule()).announcements).toEqual([beds, sale]);
    expect(await content.diagnostics()).toEqual([]);
    const longer = { ...sale, until: '2027-01-10' };
    await edits.saveAnnouncement({ before: sale, after: longer });
    expect(content.read(original)).toContain(
      'until: 2027-01-10\n    words: "Sale: beds"\n    link: /faq',
    );
    const overlapping = { ...beds, until: '2027-01-01' };
    const answer = await edits.saveAnnouncement({ before: beds, after: overlapping });
    expect(answer).toMatchObject({ result: 'errors' });
    expect((await edits.saveAnnouncement({ before: beds })).result).toBe('saved');
    expect(lastDifferences(edits)).toMatchObject([{ action: 'removed', from: '2026-12-20' }]);
    expect((await edits.schedule()).announcements).toEqual([longer]);
    expect(content.read(translation)).toContain('announcements:\n  - words: खाट सस्तोमा\n');
    await edits.saveAnnouncement({ before: longer });
    expect([original, translation].filter((file) => content.exists(file))).toEqual([]);
    for (let count = 0; count < 4; count += 1) await undoLast(edits);
    expect(content.read(original)).toBe(linked);
  });

  test('keeps the marks of its translation when it becomes one of several', async ({
    content,
    edits,
  }) => {
    await edits.saveAnnouncement({ after: sale });
    await edits.saveAnnouncement({ after: beds });
    expect(content.read(translation)).toMatch(
      /^---\nannouncements:\n  - words: नयाँ खाट।\n  - words: खाट सस्तोमा\ntranslated_from: [0-9a-f]{40}-[0-9a-f]{8}\n---\n$/,
    );
    expect(await content.diagnostics()).toEqual([]);
  });

  test('is written into an empty list, and its removal removes the files', async ({
    content,
    edits,
  }) => {
    content.write(original, '---\n# Lines above the header.\nannouncements: []\n---\n');
    await edits.refresh();
    expect((await edits.schedule()).announcements).toEqual([]);
    expect(await content.diagnostics()).toEqual([]);
    expect((await edits.saveAnnouncement({ after: sale })).result).toBe('saved');
    expect(content.read(original)).toBe(
      '---\n# Lines above the header.\nannouncements:\n  - from: 2027-01-01\n    until: 2027-01-09\n    words: "Sale: beds"\n---\n',
    );
    expect(await content.diagnostics()).toEqual([]);
    expect((await edits.schedule()).announcements).toEqual([sale]);
    expect((await edits.saveAnnouncement({ before: sale })).result).toBe('saved');
    expect([original, translation].filter((file) => content.exists(file))).toEqual([]);
  });

  test('without a text in a language is shown there only in a list, as the form says', async ({
    content,
    edits,
  }) => {
    const isShown = (before?: typeof sale) =>
      showsUntranslated(edits.state().latest.files, 'ne', before);
    const shownText = () => {
      const [translated] = edits.state().valid?.model.translations ?? [];
      return JSON.stringify(translated?.site.announcement ?? {});
    };
    expect(isShown()).toBe(false);
    const inEnglish = { ...sale, words: { en: 'Sale: beds', ne: '' } };
    await edits.saveAnnouncement({ after: inEnglish });
    expect(shownText()).toBe('{}');
    expect(isShown()).toBe(false);
    const [before] = (await edits.schedule()).announcements;
    await edits.saveAnnouncement({ before, after: sale });
    expect(isShown(sale)).toBe(false);
    expect(isShown()).toBe(true);
    await edits.saveAnnouncement({ after: { ...beds, words: { en: 'New beds.', ne: '' } } });
    expect(shownText()).toContain('New beds.');
    expect(content.read(translation)).toContain('New beds.');
  });

  test('is written to a language that has no file yet', async ({ content, edits }) => {
    await edits.saveAnnouncement({ after: { ...sale, words: { en: 'Sale: beds', ne: '' } } });
    expect(content.exists(translation)).toBe(false);
    await edits.saveAnnouncement({ after: { ...beds, words: { en: 'New beds.', ne: '' } } });
    expect(content.exists(translation)).toBe(false);
    const [first] = (await edits.schedule()).announcements;
    await edits.saveAnnouncement({ before: first, after: beds });
    expect(content.read(translation)).toMatch(
      /^---\nannouncements:\n  - words: नयाँ खाट।\n  - words: "?Sale: beds"?\ntranslated_from: .*\n---\n$/,
    );
  });
});
