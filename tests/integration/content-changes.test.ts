import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import { publishedChanges } from '../../scripts/vite/staff/published-changes.ts';
import { createDates } from '../../src/staff/describe/bar-dates.ts';
import { barLanguage } from '../../src/staff/words/bar-language.ts';
import { describeChange, describeSave } from '../../src/staff/describe/change-rows.ts';
import type { Draft } from '../../src/staff/draft/drafts.ts';
import type { FileChange } from '../../src/staff/files/transport.ts';
import type { Session } from '../../src/staff/draft/session.ts';
import type { Bytes } from '../../src/staff/files/transport.ts';
import type { PairAnswers } from '../../src/staff/edits/pair-rows.ts';
import {
  diskTransport,
  memoryStore,
  openSession,
  openText,
  test as base,
  undoLast,
  moveEntry,
} from '../support/edits.ts';
import { jpegPhoto } from '../support/photos.ts';
import { commit, git, hasGit } from '../support/repository.ts';
import type { SiteCopy } from '../support/site-copy.ts';

interface Fixtures {
  /** Opens a phone, whose changes stay in its draft until they are sent. @param store its database */
  openPhone: (store?: ReturnType<typeof memoryStore>) => Promise<Session>;
  phone: Session;
}

const test = base.extend<Fixtures>({
  openPhone: async ({ content: { root }, compile }, use) => {
    const { write: _, ...transport } = diskTransport(root);
    await use((store) => openSession(root, { store, transport, compile }));
  },
  phone: async ({ openPhone }, use) => use(await openPhone()),
});

beforeEach<{ content: SiteCopy }>(({ content }) => content.translate());

/** Returns what the descriptions of changes need on a page in a language. */
function pageIn(session: Session, language: string) {
  const content = session.state();
  const models = content.valid ? [content.valid.model, ...content.valid.model.translations] : [];
  const model = models.find(({ site }) => site.language.code === language);
  return {
    ...barLanguage(language),
    content,
    page: { path: '/', language, basename: '' },
    dates: model && createDates(model.site.calendar, []),
  };
}

/** Returns the rows before Send as text: `Phone number: 1 → 2`. */
async function listRows(session: Session, language = 'en'): Promise<string[]> {
  const staff = pageIn(session, language);
  const rows = (await session.contentChanges()).map((change) => describeChange(staff, change));
  return rows.map(({ name, badge, before, after }) => {
    const values = [before, after].map((value) => value ?? '–').join(' → ');
    return `${name}${badge ? ` (${badge})` : ''}${(before ?? after) ? `: ${values}` : ''}`;
  });
}

/** Returns the latest saves under "Your changes", the newest first. */
function listSaves(session: Session, language = 'en'): string[] {
  return session
    .state()
    .saves.map((save) => describeSave(pageIn(session, language), save.differences));
}

/** Changes the first occurrence of a text. */
async function rewrite(
  session: Session,
  content: SiteCopy,
  file: string,
  from: string,
  to: string,
) {
  const lines = content.read(file).split('\n');
  const line = lines.findIndex((text) => text.includes(from));
  const column = (lines[line]?.indexOf(from) ?? 0) + 1;
  const opened = await openText(session, `${file}:${line + 1}:${column}`);
  const value = opened.value.replace(from, to);
  expect(await session.save({ ...opened, value, address: undefined }, true)).toMatchObject({
    result: 'saved',
  });
}

/** Reads the draft that the staff page of 2026-11-28 kept, with the bytes of its files. */
function readOldDraft(): Draft {
  const text = readFileSync(path.join(import.meta.dirname, '../fixtures/old-draft.json'), 'utf8');
  return JSON.parse(text, (key, value: unknown) =>
    /^(before|after)$/.test(key) && typeof value === 'string'
      ? new TextEncoder().encode(value)
      : value,
  ) as Draft;
}

const business = 'content/site/business.mdx';
const payment = 'content/faq/payment.mdx';

test('lists the changed row of a table without its other rows', async ({ content, openPhone }) => {
  content.edit(
    payment,
    (text) => `${text}\n| Piece | Price |\n| --- | ---: |\n| Chair | 900 |\n| Bed | 4,000 |\n`,
  );
  const phone = await openPhone();
  await rewrite(phone, content, payment, '900', '950');
  expect(await listRows(phone)).toEqual([expect.stringMatching(/: Chair – 900 → Chair – 950$/)]);
  expect(listSaves(phone)).toEqual([expect.stringMatching(/: Chair – 950$/)]);
});

test('says what was done, in one row for each action', async ({ content, phone }) => {
  const place = await openText(phone, `${payment}:6:1`);
  const table = '| Piece | Price |\n| --- | --: |\n| Bed | 4,000 |\n| Desk | 900 |';
  const value = `${place.value}\n\n${table}`;
  expect(await phone.save({ ...place, value, address: undefined }, true)).toMatchObject({
    result: 'saved',
  });
  await phone.saveAnnouncement(
    {
      after: {
        from: '2031-11-30',
        until: '2031-12-02',
        words: { en: 'New beds.', ne: 'नयाँ खाट।' },
      },
    },
    true,
  );
  const category = 'content/categories/storage.mdx';
  await rewrite(phone, content, category, 'shop', '/faq');
  const photo = new Uint8Array(await jpegPhoto(900, 600)) as Bytes;
  const [name, file] = ['chest', 'content/pictures/chest.jpg'];
  content.write(file, photo);
  await phone.refresh();
  await phone.savePicture(
    {
      opened: { path: file, name, descriptions: [], places: [] },
      photo: Uint8Array.from(await jpegPhoto(60, 40)),
      descriptions: {},
    },
    true,
  );
  expect(listSaves(phone)).toEqual([
    'Photo of chest replaced',
    'Category Cupboards & Shelves: leads to Answers',
    'Announcement from Sunday, November 30, 2031: New beds.',
    'Question “Which ways of payment are there?”: Price list: 2 rows added',
  ]);
  expect(listSaves(phone, 'ne')).toEqual([
    'फोटो बदलियो: chest',
    expect.stringMatching(/^श्रेणी “.*”: “.*” मा लैजान्छ$/),
    expect.stringMatching(/देखिको सूचना: नयाँ खाट।$/),
    expect.stringMatching(/: मूल्य सूची \(English\): २ वटा पङ्क्ति थपियो$/),
  ]);
});

test('distinguishes a changed text from the choice of a version', async ({
  content,
  openPhone,
}) => {
  const phone = await openPhone();
  const question = 'Which ways of payment are there?';
  await rewrite(phone, content, payment, question, 'How may one pay?');
  content.edit(payment, (text) => text.replace(question, 'What about money?'));
  await phone.refresh();
  const [conflict] = phone.state().conflicts;
  if (!conflict) throw new Error('There is no conflict.');
  await phone.resolve(conflict, conflict.mine);
  expect(listSaves(phone)).toEqual([
    'Chosen from two versions: Question 3 on Answers: How may one pay?',
    'Question 3 on Answers: How may one pay?',
  ]);
  expect(listSaves(phone, 'ne')[0]).toMatch(/^दुईमध्ये छानिएको: /);
  await undoLast(phone);
  expect((await openText(phone, `${payment}:2:1`)).value).toBe('What about money?');
});

test('lists a fact of all pages once, with both values', async ({ content, phone }) => {
  await rewrite(phone, content, business, '983-1112223', '984-1112224');
  expect(await listRows(phone)).toEqual(['Phone number: +977 983-1112223 → +977 984-1112224']);
  expect(await listRows(phone, 'ne')).toEqual(['फोन नम्बर: +977 983-1112223 → +977 984-1112224']);
});

test('names texts by their place', async ({ content, phone }) => {
  await rewrite(phone, content, payment, 'Which ways of payment are there?', 'How may one pay?');
  await rewrite(phone, content, 'content/pages/about.mdx', 'How it began', 'Our first years');
  await rewrite(phone, content, 'content/pages/about.mdx', 'Wood that has', 'Timber that has');
  await rewrite(phone, content, 'content/site/notices.mdx', '{service}', 'The {service}');
  expect(await listRows(phone)).toEqual([
    'Question 3 on Answers: Which ways of payment are there? → How may one pay?',
    'Heading on About the bench: Wood that has been lived with → Timber that has been lived with',
    'Heading on About the bench: How it began → Our first years',
    expect.stringMatching(/^Short notices: Notice about a service: .* → The /),
  ]);
});

test('lists hours by days and times, and a holiday of both languages once', async ({ phone }) => {
  const { hours } = await phone.schedule();
  const times = [{ opens: '10:00', closes: '16:00' }];
  const after = hours.map((day) =>
    /monday|tuesday|saturday/.test(day.day) ? { ...day, times } : day,
  );
  await phone.saveHours({ before: hours, after }, true);
  const dashain = {
    from: '2031-10-08',
    until: '2031-10-16',
    reason: { en: 'Dashain', ne: 'दसैं' },
  };
  await phone.saveSpecialDay({ after: dashain }, true);
  expect(await listRows(phone)).toEqual([
    'Hours of Monday until Tuesday: 10:00 AM – 5:30 PM → 10:00 AM – 4:00 PM',
    'Hours of Saturday: 10:00 AM – 5:30 PM → 10:00 AM – 4:00 PM',
    expect.stringMatching(/^Holidays: – → .*Dashain/),
  ]);
  expect((await listRows(phone, 'ne')).at(-1)).toMatch(/^बिदा: – → .*दसैं/);
  expect(listSaves(phone)).toEqual([
    expect.stringMatching(/^Holidays: .*Dashain$/),
    'Hours of Monday until Tuesday: 10:00 AM – 4:00 PM and 1 more',
  ]);
  await phone.saveSpecialDay({ before: dashain, after: { ...dashain, until: '2031-10-12' } }, true);
  expect(await listRows(phone)).toHaveLength(3);
});

test('lists a photo, a new page and a removed question once for both languages', async ({
  content,
  phone,
}) => {
  const place = await openText(phone, `${payment}:6:1`);
  await phone.addPhoto({
    photo: new Uint8Array(await jpegPhoto(900, 600)) as Bytes,
    descriptions: { en: 'A purse', ne: 'थैली' },
    place: { file: payment, id: place.id ?? '', expected: place.expected },
  });
  const created = await phone.createEntry(
    {
      type: 'page',
      values: {},
      texts: {
        en: {
          title: 'Rent',
          description: 'Tables and chairs for a feast, by the day.',
          whatsapp: 'Hi! What can one rent?',
          body: 'Ask us.',
        },
        ne: {
          title: 'भाडा',
          description: 'भोजका लागि टेबल र कुर्सी।',
          whatsapp: 'नमस्ते! के भाडामा पाइन्छ?',
          body: 'सोध्नुहोस्।',
        },
      },
    },
    true,
  );
  expect(created).toMatchObject({ result: 'saved' });
  // Only the address of a published page or answer has visitors, who need another one.
  expect(await phone.successors('content/pages/rent.mdx')).toEqual([]);
  const [start, ...others] = await phone.successors('content/ne/pages/contact.mdx');
  expect(start?.path).toBe('content/pages/home.mdx');
  expect(others.map((page) => page.path)).toContain('content/pages/rent.mdx');
  await phone.removeAll({ file: 'content/faq/delivery.mdx' }, true);
  expect(content.read(payment)).not.toContain('purse');
  expect(await listRows(phone)).toEqual([
    'Page: Rent (new)',
    'Question: Will you bring a piece to my house? (removed)',
    'Photo of a purse added',
  ]);
  expect(listSaves(phone, 'ne')).toEqual([
    expect.stringMatching(/^प्रश्न: .* \(हटाइयो\)$/),
    'पेज: भाडा (नयाँ)',
    'फोटो थपियो: थैली',
  ]);
});

test('lists moved entries, and translations that say the same', async ({ content, phone }) => {
  await moveEntry(phone, payment, -1);
  const pair = await phone.openPair('content/ne/pages/contact.mdx');
  const different = pair.rows.filter(({ difference }) => difference);
  const answers = Object.fromEntries(
    different.map(({ difference, group }) => [group, difference === 'extra' ? 'text' : 'no']),
  ) as PairAnswers;
  await phone.savePair({ opened: pair, values: {}, answers }, true);
  expect(content.read(payment)).toContain('order: 30');
  const rows = [
    'Page: Find us (both languages say the same)',
    'Moved: Which ways of payment are there?',
  ];
  expect(await listRows(phone)).toEqual(rows);
});

test('lists the same after a restart, and nothing after Undo', async ({ content, openPhone }) => {
  const store = memoryStore();
  const phone = await openPhone(store);
  await rewrite(phone, content, business, '983-1112223', '984-1112224');
  await phone.createEntry(
    { type: 'faq', values: {}, texts: { en: { question: 'Why?', body: 'So.' } } },
    true,
  );
  const rows = await listRows(phone);
  expect(rows).toHaveLength(2);
  const restarted = await openPhone(store);
  expect(await listRows(restarted)).toEqual(rows);
  for (const { id } of restarted.state().saves) await restarted.undo(id);
  expect(await listRows(restarted)).toEqual([]);
});

test('opens a draft that the staff page kept before it described saves, with its Undo', async ({
  content,
  openPhone,
}) => {
  const draft = readOldDraft();
  for (const { path: file, before } of draft.changes)
    if (before) content.write(file, new TextDecoder().decode(before));
  const store = memoryStore();
  await store.writeDraft(draft);
  const phone = await openPhone(store);
  expect(await listRows(phone)).toHaveLength(5);
  expect(listSaves(phone)).toEqual([
    'Question: Why?',
    'delivery and 1 more',
    'The facts of the shop and 1 more',
    'The facts of the shop',
    'The facts of the shop',
  ]);
  for (const { id } of phone.state().saves) await phone.undo(id);
  expect(phone.state()).toMatchObject({ saves: [], changes: [], conflicts: [] });
});

test.skipIf(!hasGit)(
  'lists what differs from the last commit on a computer',
  async ({ content }) => {
    git(content.root, 'init', '--quiet');
    try {
      content.write(
        'content/pages/old.mdx',
        '---\ntitle: Old Things\ndescription: Once.\n---\n\n# Old\n',
      );
      commit(content.root, '2026-01-01T00:00:00Z');
      content.remove('content/pages/old.mdx');
      content.edit('content/pages/faq.mdx', (text) => `${text}\nAsk us.\n`);
      content.edit('content/site/notices.mdx', (text) => text.replace('service:', 'service: Or'));
      content.edit('content/site/theme.mdx', (text) => text.replace('---\n', '---\n# Colours\n'));
      const published = async () => {
        const changes = await publishedChanges(content.root);
        return changes.map(({ path: file, after }): FileChange => {
          const bytes =
            after === undefined ? undefined : new Uint8Array(Buffer.from(after, 'base64'));
          return { path: file, before: undefined, after: bytes };
        });
      };
      const transport = { ...diskTransport(content.root), published };
      expect(await listRows(await openSession(content.root, { transport }))).toEqual([
        'Text on Answers: – → Ask us.',
        'Page: Old (removed)',
        'Short notices',
        'The colours',
      ]);
    } finally {
      rmSync(path.join(content.root, '.git'), { recursive: true });
    }
  },
);
