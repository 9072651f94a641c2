import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { createEdits, type Edits } from '../../scripts/vite/dev-panel/edits.ts';
import type { SpecialDay } from '../../scripts/vite/dev-panel/protocol/schedule.ts';
import { test as base, type SiteCopy } from '../support/site-copy.ts';

const business = 'content/site/business.mdx';
const nepali = 'content/ne/site/business.mdx';

const test = base.extend<{ edits: Edits }>({
  edits: async ({ content }, use) => {
    content.translate();
    await use(createEdits(content.root, () => ({})));
  },
});

const dashain: SpecialDay = {
  from: '2027-10-08',
  until: '2027-10-16',
  reason: { en: 'Dashain', ne: 'दसैं' },
  times: undefined,
};

/** Puts lines in place of the hours of the small site. */
function withLines(content: SiteCopy, lines: string) {
  content.edit(business, (text) => text.replace(/hours:\n(?: .*\n)+/, lines));
}

/** Returns the lines that differ, the first file's with a minus. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

describe('a holiday', () => {
  test('is written in the file of each language, and one undo removes it from both', async ({
    content,
    edits,
  }) => {
    const texts = [business, nepali].map(content.read);
    const answer = await edits.saveSpecialDay({ before: undefined, after: dashain });
    expect(answer).toMatchObject({ result: 'saved', save: { name: 'content/site/business.mdx' } });
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
    await edits.undo(edits.saves()[0]?.id ?? 0);
    expect([business, nepali].map(content.read)).toEqual(texts);
  });

  const lines = `hours:
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

  test('changes no other line, whatever the style of the file', async ({ content, edits }) => {
    withLines(content, lines);
    const { specialDays } = await edits.schedule();
    const [stock, tihar] = specialDays;
    expect([stock?.times, tihar?.times]).toEqual([{ opens: '09:00', closes: '13:00' }, undefined]);
    const steps: [SpecialDay | undefined, SpecialDay | undefined, string[]][] = [
      [undefined, dashain, ['+- from: 2027-10-08', '+  until: 2027-10-16', '+  reason: Dashain']],
      [
        stock,
        stock && { ...stock, reason: { en: "Year's end" }, times: undefined },
        ["-  reason: 'Stock'", '-  opens: 09:00', '-  closes: 13:00', `+  reason: 'Year''s end'`],
      ],
      [
        tihar,
        tihar && { ...tihar, until: tihar.from, times: { opens: '08:00', closes: '00:00' } },
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
      expect((await content.load()).diagnostics).toEqual([]);
      const { specialDays: now } = await edits.schedule();
      if (after)
        expect(now).toContainEqual({
          ...after,
          reason: expect.objectContaining({ en: after.reason.en }) as object,
        });
      await edits.undo(edits.saves()[0]?.id ?? 0);
      expect(content.read(business)).toBe(text);
    }
  });

  test('keeps the reasons of a translation in step', async ({ content, edits }) => {
    await edits.saveSpecialDay({ before: undefined, after: dashain });
    const tihar = {
      ...dashain,
      from: '2027-10-01',
      until: '2027-10-01',
      reason: { en: 'Tihar', ne: '' },
    };
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

  test('is not written over one that somebody else has changed', async ({ content, edits }) => {
    await edits.saveSpecialDay({ before: undefined, after: dashain });
    content.edit(business, (text) => text.replace('reason: Dashain', 'reason: Feast'));
    expect((await edits.saveSpecialDay({ before: dashain, after: undefined })).result).toBe(
      'changed',
    );
  });

  test('that ends before it begins is refused at its field', async ({ content, edits }) => {
    const text = content.read(business);
    const answer = await edits.saveSpecialDay({
      before: undefined,
      after: { ...dashain, until: '2027-10-01' },
    });
    expect(answer).toMatchObject({ errors: [{ field: 'special_days.0.until' }] });
    expect(content.read(business)).toBe(text);
  });
});

describe('the hours of a day', () => {
  test('become a run of their own, and the other days keep theirs', async ({ content, edits }) => {
    const { hours } = await edits.schedule();
    const friday = hours.map((one) =>
      one.day === 'friday' ? { ...one, times: [{ opens: '10:00', closes: '15:00' }] } : one,
    );
    await edits.saveHours(friday);
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
    expect((await edits.schedule()).hours).toEqual(friday);
    await edits.saveHours(hours);
    expect(content.read(business)).toContain(
      'from: monday\n    to: saturday\n    opens: 10:00 AM\n    closes: 5:30 PM\n\n',
    );
  });

  test('change in place where each day has an entry, with a break and round the week', async ({
    content,
    edits,
  }) => {
    withLines(
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
    const { hours } = await edits.schedule();
    expect(hours[0]?.times).toHaveLength(2);
    expect(await edits.saveHours(hours)).toEqual({ result: 'unchanged' });
    const closed = hours.map((one) =>
      one.day === 'monday' ? { ...one, times: [{ opens: '09:00', closes: '18:00' }] } : one,
    );
    await edits.saveHours(closed);
    const parts = text.split("closes: '17:00'");
    expect(content.read(business)).toBe(
      `${parts[0]}closes: '17:00'${parts[1]}closes: '18:00'${parts[2]}`,
    );
  });

  test('of a week without any are refused', async ({ edits }) => {
    const { hours } = await edits.schedule();
    const none = hours.map(({ day }) => ({ day, times: [] }));
    expect((await edits.saveHours(none)).result).toBe('errors');
  });
});

describe('an announcement', () => {
  const files = ['content/site/announcement.mdx', 'content/ne/site/announcement.mdx'];
  const sale = {
    from: '2027-01-01',
    until: '2027-01-09',
    words: { en: 'Sale: beds', ne: 'खाट सस्तोमा' },
  };

  test('is written in each language, changed and removed', async ({ content, edits }) => {
    await edits.saveAnnouncement({ before: undefined, after: sale });
    expect(content.read(files[0] ?? '')).toBe(
      '---\nfrom: 2027-01-01\nuntil: 2027-01-09\nwords: "Sale: beds"\n---\n',
    );
    expect(content.read(files[1] ?? '')).toMatch(
      /^---\nwords: खाट सस्तोमा\nreviewed: true\ntranslated_from: [0-9a-f]{40}\n---\n$/,
    );
    expect((await edits.schedule()).announcement).toEqual(sale);
    content.edit(files[0] ?? '', (text) => text.replace('words', '# For all.\nwords'));
    const later = { ...sale, until: '2027-02-01', words: { en: 'Sale: chairs', ne: '' } };
    await edits.saveAnnouncement({ before: sale, after: later });
    expect(content.read(files[0] ?? '')).toBe(
      '---\nfrom: 2027-01-01\nuntil: 2027-02-01\n# For all.\nwords: "Sale: chairs"\n---\n',
    );
    expect(files.map((file) => existsSync(path.join(content.root, file)))).toEqual([true, false]);
    await edits.undo(edits.saves()[0]?.id ?? 0);
    expect((await edits.saveAnnouncement({ before: sale, after: undefined })).result).toBe('saved');
    expect(files.map((file) => existsSync(path.join(content.root, file)))).toEqual([false, false]);
  });
});
