import { sourceOf } from '../../src/compiler/diagnostics/position.ts';
import { beforeEach, describe, expect } from 'vitest';
import { newTypes } from '../../src/compiler/write/new-types.ts';
import { listNewTypes } from '../../src/staff/edits/entry-types.ts';
import type { Session } from '../../src/staff/draft/session.ts';
import { StaffError } from '../../src/staff/files/staff-error.ts';
import {
  lastDifferences,
  diskTransport,
  openFile,
  openSession,
  openText,
  test,
  undoLast,
  moveEntry,
} from '../support/edits.ts';
import { jpegPhoto } from '../support/photos.ts';
import type { SiteCopy } from '../support/site-copy.ts';
import { saying } from '../support/saying.ts';

const file = 'content/faq/payment.mdx';
/** Returns the text of a question's file. */
const question = (title: string) => `---\n# A note.\nquestion: ${title}\norder: 10\n---\n\nCash.\n`;

beforeEach<{ content: SiteCopy }>(({ content }) => content.write(file, question('How?')));

/** Returns an edit of the segment at a line. */
async function editAt(edits: Session, line: number, value: string, editedFile = file) {
  const { id, expected } = await openText(edits, `${editedFile}:${line}:1`);
  return { file: editedFile, id, expected, value };
}

const editFile = (content: SiteCopy, value: string) => ({
  file,
  id: undefined,
  expected: content.read(file),
  value,
});

describe('a save', () => {
  test('writes the value and nothing else', async ({ content, edits }) => {
    const saved = await edits.save(await editAt(edits, 3, 'When: now?'));
    expect(saved).toMatchObject({
      result: 'saved',
    });
    expect(content.read(file)).toBe(question('"When: now?"'));
  });

  test('writes nothing if nothing changed', async ({ content, edits }) => {
    expect(await edits.save(await editAt(edits, 3, 'How?'))).toEqual({ result: 'unchanged' });
    expect(content.read(file)).toBe(question('How?'));
  });

  test('keeps the byte order mark and mixed line ends', async ({ content, edits }) => {
    const mixed = `\uFEFF${question('How?').replaceAll('\n', '\r\n')}One\ntwo\r\n`;
    content.write(file, mixed);
    await edits.save(await editAt(edits, 3, 'When?'));
    expect(content.read(file)).toBe(mixed.replace('How', 'When'));

    const textOfPage = mixed.slice(1).replaceAll('\r\n', '\n').replace('How', 'When');
    const value = textOfPage.replace('When', 'Where').replace('two', 'two\nthree');
    await edits.save({ file, id: undefined, expected: textOfPage, value });
    expect(content.read(file)).toBe(
      mixed.replace('How', 'Where').replace('two\r\n', 'two\r\nthree\r\n'),
    );
  });

  test('is rejected with a fix if it adds an error', async ({ content, edits }) => {
    expect(await edits.save(await editAt(edits, 7, 'Call {phnoe}.'))).toEqual({
      result: 'errors',
      errors: [
        {
          path: file,
          line: 7,
          column: 6,
          rule: 'unknown-fact',
          message: saying('There is no fact "phnoe"'),
          fix: { find: '{phnoe}', replace: '{phone}' },
          proposal: { lines: 'Call {phone}.', value: 'Call {phone}.' },
        },
      ],
    });
    expect(content.read(file)).toBe(question('How?'));
  });

  test('writes the fix if it is certain', async ({ content, edits }) => {
    expect(await edits.save(await editAt(edits, 7, 'Cash.\vOr card.'))).toMatchObject({
      result: 'saved',
    });
    expect(content.read(file)).toBe(question('How?').replace('Cash.', 'Cash. Or card.'));
  });

  test('writes up to ten certain fixes, one after another', async ({ content, edits }) => {
    const typed = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
    const ten = typed(11);
    expect(await edits.save(await editAt(edits, 7, ten.join('\v')))).toMatchObject({
      result: 'saved',
    });
    expect(lastDifferences(edits)).toMatchObject([{ after: ten.join(' ') }]);
    expect(content.read(file)).toBe(question('How?').replace('Cash.', ten.join(' ')));
    const rejected = await edits.save(await editAt(edits, 7, typed(12).join('\v')));
    expect(rejected).toMatchObject({ errors: [{ fix: { safe: true } }] });
    expect(content.read(file)).toBe(question('How?').replace('Cash.', ten.join(' ')));
  });

  test('writes no fix if one error has no certain one', async ({ content, edits }) => {
    const mixed = 'Cash.\vOr card.\n\nCall {phnoe}.';
    const { errors } = await edits
      .save(await editAt(edits, 7, mixed))
      .then((answer) => (answer.result === 'errors' ? answer : { errors: [] }));
    expect(errors.map(({ fix }) => fix?.safe)).toEqual([true, undefined]);
    expect(content.read(file)).toBe(question('How?'));
  });

  test('is rejected if it repeats an error in the same file', async ({ content, edits }) => {
    content.write(file, question('How?').replace('Cash.', '{nothing}'));
    const value = content.read(file).replace('{nothing}', '{nothing} {nothing}');
    expect((await edits.save(editFile(content, value))).result).toBe('errors');
  });

  test('is rejected if it removes the target of a link', async ({ content, edits }) => {
    content.write('content/faq/other.mdx', question('Or?').replace('Cash', '[Pay](/faq#payment)'));
    const removed = await edits.removeAll({ file });
    expect(removed).toMatchObject({
      errors: [{ path: 'content/faq/other.mdx', line: 7, column: 7 }],
    });
    expect(removed).not.toHaveProperty('errors.0.proposal');
    expect(content.exists(file)).toBe(true);
  });

  test('removes the links to what it removes, in all languages', async ({ content, edits }) => {
    content.translate();
    const [other, page, footer] = ['faq/delivery', 'pages/contact', 'site/footer'] as const;
    const texts = {
      [`content/${other}.mdx`]: [
        '\n',
        '\nSee **how to pay** or [the *ways* to pay](/faq#payment).\n',
      ],
      [`content/ne/${other}.mdx`]: ['\n', '\n[भुक्तानी](/faq#payment) हेर्नुहोस्।\n'],
      [`content/${page}.mdx`]: ['\n', '\n<Button to="/faq#payment">Ways to pay</Button>\n'],
      [`content/${footer}.mdx`]: ['/about#how-we-work', '/faq#payment'],
    } as const;
    for (const [path, [from, to]] of Object.entries(texts))
      content.edit(path, (text) => (from === '\n' ? text + to : text.replace(from, to)));
    await edits.refresh();
    const before = Object.keys(texts).map(content.read);
    const rejected = await edits.removeAll({ file });
    expect(rejected).toMatchObject({
      result: 'errors',
      errors: Object.keys(texts)
        .toSorted()
        .map((path) => ({ path, repair: 'remove link' })),
    });
    expect((await edits.removeAll({ file }, 'repair')).result).toBe('saved');
    expect(content.exists(file)).toBe(false);
    expect(Object.keys(texts).map((path) => content.read(path))).toEqual([
      expect.stringContaining('See **how to pay** or the *ways* to pay.'),
      expect.stringContaining('\nभुक्तानी हेर्नुहोस्।'),
      expect.stringContaining('<Button to="/faq">Ways'),
      expect.stringContaining('link: /faq\n'),
    ]);
    expect(await content.diagnostics()).toEqual([]);
    await undoLast(edits);
    expect(Object.keys(texts).map(content.read)).toEqual(before);
  });

  test('leads the links to a heading that gets another text', async ({ content, edits }) => {
    const about = 'content/pages/about.mdx';
    const line =
      content
        .read(about)
        .split('\n')
        .findIndex((text) => /^#+ How we work/.test(text)) + 1;
    const edit = await editAt(edits, line, 'What we do', about);
    const { errors } = { errors: [], ...(await edits.save(edit)) };
    expect(errors).toMatchObject([{ path: 'content/site/footer.mdx', repair: 'follow heading' }]);
    expect((await edits.save(edit, 'repair')).result).toBe('saved');
    expect(content.read('content/site/footer.mdx')).toContain('link: /about#what-we-do\n');
  });

  test('is accepted if it leaves fewer errors in a file', async ({ content, edits }) => {
    const broken = question('How?').replace('order', 'ordre').replace('Cash.', '{nothing}');
    content.write(file, broken);
    const { errors, id } = await openFile(edits, `${file}:7:2`);
    expect([errors.length, id]).toEqual([2, undefined]);
    const fixed = errors.find(({ proposal }) => proposal)?.proposal?.value ?? '';
    expect((await edits.save(editFile(content, fixed))).result).toBe('saved');
    expect(content.read(file)).toBe(broken.replace('ordre', 'order'));
  });

  test('returns the new text if the text has changed meanwhile', async ({ content, edits }) => {
    const edit = await editAt(edits, 3, 'When?');
    const fileEdit = editFile(content, '');
    content.write(file, question('Whose?'));
    const changedTo = (value: string) => ({ result: 'changed', current: { value } });
    expect(await edits.save(edit)).toMatchObject(changedTo('Whose?'));
    expect(await edits.save(fileEdit)).toMatchObject(changedTo(question('Whose?')));
    expect(content.read(file)).toBe(question('Whose?'));
  });

  test('finds text that has moved since it was opened', async ({ content, edits }) => {
    const edit = await editAt(edits, 7, 'Cash only.');
    const moved = question('How?').replace('Cash', 'First.\n\nCash');
    content.write(file, moved);
    expect((await edits.save(edit)).result).toBe('saved');
    expect(content.read(file)).toBe(moved.replace('Cash.', 'Cash only.'));
  });

  test('keeps a change that another program makes during the save', async ({ content }) => {
    content.translate();
    const translation = 'content/ne/faq/delivery.mdx';
    const expected = content.read(translation);
    const newer = `${expected}\nFrom another program.\n`;
    const disk = diskTransport(content.root);
    const transport = {
      ...disk,
      write: async (...changes: Parameters<NonNullable<typeof disk.write>>) => {
        content.write(translation, newer);
        return disk.write?.(...changes);
      },
    };
    const edits = await openSession(content.root, { transport });
    await edits.savePair({ opened: await edits.openPair(translation), values: {} });
    expect(content.read(translation)).toBe(newer);
    const [conflict] = edits.state().conflicts;
    expect(conflict).toMatchObject({ path: translation });
    expect(Buffer.from(conflict?.theirs[0]?.bytes ?? []).toString()).toBe(newer);
  });

  test('can be undone, the latest save first', async ({ content, edits }) => {
    const before = `\uFEFF${question('How?').replaceAll('\n', '\r\n')}`;
    content.write(file, before);
    await edits.save(await editAt(edits, 3, 'One?'));
    await edits.save(await editAt(edits, 3, 'Two?'));
    const [second, first] = edits.state().saves;
    await expect(edits.undo(first?.id ?? 0)).rejects.toThrow(StaffError);
    await edits.undo(second?.id ?? 0);
    await edits.undo(first?.id ?? 0);
    expect(content.read(file)).toBe(before);
    expect(edits.state().saves).toEqual([]);
    await expect(edits.undo(first?.id ?? 0)).rejects.toThrow(StaffError);
  });
});

describe('an edit from a page that shows an older text', () => {
  const older = question('How?');
  const source = `${file}:7:1`;

  test('finds the text at its new position, and saves it there', async ({ content, edits }) => {
    const newer = older.replace('Cash.', 'One.\n\nTwo {nofact}.\n\nCash.');
    content.write(file, newer);
    await edits.refresh();
    const found = await edits.open({ source, isOnPage: true });
    expect(found).toMatchObject({ value: 'Cash.', source: `${file}:11:1` });
    expect((await edits.open({ source })).value).toBe('One.');
    await edits.save({ ...found, value: 'Card.' });
    expect(content.read(file)).toBe(newer.replace('Cash.', 'Card.'));
  });

  test('opens the whole file if the text no longer exists', async ({ content, edits }) => {
    content.write(file, older.replace('Cash.', 'Card {nofact}.'));
    await edits.refresh();
    const { id, value } = await edits.open({ source, isOnPage: true });
    expect([id, value]).toEqual([undefined, content.read(file)]);
  });
});

describe('an entry', () => {
  test('is written from the form without comments, and undone', async ({ content, edits }) => {
    const texts = { en: { question: 'Do you rent?', body: 'No.' } };
    const form = { type: 'faq', values: { until: '' }, texts };
    const created = 'content/faq/do-you-rent.mdx';
    await edits.createEntry(form);
    expect(lastDifferences(edits)).toEqual([
      { kind: 'new', path: created, type: 'faq', titles: { en: 'Do you rent?' } },
    ]);
    expect(content.read(created)).toBe('---\nquestion: Do you rent?\norder: 50\n---\n\nNo.\n');
    await edits.createEntry(form);
    expect(content.read('content/faq/do-you-rent-2.mdx')).toContain('order: 60');
    await undoLast(edits);
    await undoLast(edits);
    expect(content.exists(created)).toBe(false);
  });

  test('gets a file name in Latin letters', async ({ edits }) => {
    const texts = { en: { title: 'काठको टेबल', body: 'हो।' } };
    const form = { type: 'benefit', values: { icon: 'bed' }, texts };
    await edits.createEntry(form);
    expect(lastDifferences(edits)).toMatchObject([{ path: 'content/benefits/kathako-tebal.mdx' }]);
  });

  test('gets a heading and the name of the shop if it is a page', async ({ content, edits }) => {
    const texts = {
      title: 'Beds & more',
      whatsapp: 'Hi! Which beds do you have?',
      description: '',
      'navigation.label': 'Beds',
      body: 'Soft.',
    };
    await edits.createEntry({ type: 'page', values: {}, texts: { en: texts } });
    const text = content.read('content/pages/beds-more.mdx');
    expect(text).toContain('title: Beds & more | {name}\ndescription: Beds & more. Soft.\n');
    expect(text).toMatch(
      /navigation:\n  label: Beds\n  order: \d+\n---\n\n# Beds \\& more\n\nSoft\.\n$/,
    );
  });

  test('gets a description of its sentences, with their facts, if it is a page', async ({
    content,
    edits,
  }) => {
    content.translate();
    const body = 'Call {phone}, see [FAQ](/faq).\n\n**Free** in {pickup_area}.';
    const english = { title: 'Do we deliver?', whatsapp: 'Hi!', body };
    const nepali = { title: 'डेलिभरी', whatsapp: 'नमस्ते!', body: 'सबैतिर।' };
    await edits.createEntry({ type: 'page', values: {}, texts: { en: english, ne: nepali } });
    const description = (path: string) => /^description: (.*)$/m.exec(content.read(path))?.[1];
    expect(description('content/pages/do-we-deliver.mdx')).toBe(
      'Do we deliver? Call {phone}, see FAQ. Free in {pickup_area}.',
    );
    expect(description('content/ne/pages/do-we-deliver.mdx')).toBe('डेलिभरी। सबैतिर।');
  });

  test('gets another name if the site needs the name of the page', async ({ edits }) => {
    const texts = { en: { title: 'Staff', whatsapp: 'Hi!', body: 'Who works here.' } };
    await edits.createEntry({ type: 'page', values: {}, texts });
    expect(lastDifferences(edits)).toMatchObject([{ path: 'content/pages/staff-2.mdx' }]);
  });

  test('is written with its folder if the folder does not exist', async ({ content, edits }) => {
    content.remove('content/team');
    const texts = { en: { title: 'Repairs', body: 'Yes.' } };
    await edits.createEntry({ type: 'team', values: { icon: 'bed' }, texts });
    expect(content.read('content/team/repairs.mdx')).toContain('title: Repairs');
  });

  test('is not written if it has errors, which name their fields', async ({ content, edits }) => {
    const texts = { en: { question: 'Do you rent?', body: '' } };
    const form = { type: 'faq', values: { until: 'soon' }, texts };
    expect(await edits.createEntry(form)).toMatchObject({
      result: 'errors',
      errors: [
        { field: 'until', message: saying('2026-11-21') },
        { field: undefined, message: saying('Write text below the fields. It is missing.') },
      ],
    });
    expect(content.exists('content/faq/do-you-rent.mdx')).toBe(false);
  });

  test('has a form with the fields of its schema', () => {
    const types = listNewTypes([], ['hero']);
    // The announcement has its own form.
    const folderTypeNames = [...newTypes.keys()].filter((name) => name !== 'announcement');
    expect(types.map(({ type }) => type)).toEqual(folderTypeNames);
    const fieldsOf = (name: string) =>
      types.find(({ type }) => type === name)?.fields.map((field) => `${field.name} ${field.kind}`);
    expect(fieldsOf('page')).toEqual([
      'title text',
      'description long text',
      'whatsapp long text',
      'navigation.label text',
      'draft flag',
    ]);
    expect(fieldsOf('category')).toEqual([
      'title text',
      'picture picture',
      'link text',
      'draft flag',
      'from date',
      'until date',
    ]);
  });

  test('leads visitors of a removed answer to the chosen one', async ({ content, edits }) => {
    content.write(file, question('How?').replace('order: 10', 'order: 10\nwas: paying'));
    const successor = 'content/faq/delivery.mdx';
    await edits.refresh();
    const successors = (await edits.successors(file)).map(({ path }) => path);
    expect(successors).toContain(successor);
    expect(successors).not.toContain(file);
    const text = content.read(successor);
    for (const [had, has] of [
      ['', 'was: [paying, payment]\n'],
      ['was: bring # Since May.\n', 'was: [paying, payment, bring]\n'],
      ['was: [bring, fetch]\n', 'was: [paying, payment, bring, fetch]\n'],
      ['was:\n  - bring\n', 'was:\n  - paying\n  - payment\n  - bring\n'],
    ] as const) {
      content.write(successor, text.replace('order:', `${had}order:`));
      expect((await edits.removeAll({ file, successor })).result).toBe('saved');
      expect(content.read(successor)).toContain(has);
      await undoLast(edits);
    }
  });

  test('was never published as a draft, so its address has no visitors', async ({
    content,
    edits,
  }) => {
    content.write(file, question('How?').replace('order: 10', 'order: 10\ndraft: true'));
    await edits.refresh();
    expect(await edits.successors(file)).toEqual([]);
  });

  test('is removed with its translation, and undo restores both', async ({ content, edits }) => {
    content.translate();
    const [original, translation] = ['content/faq/delivery.mdx', 'content/ne/faq/delivery.mdx'];
    const names = [original, translation];
    const texts = names.map(content.read);
    for (const source of names) {
      const { removableFiles, place } = await openFile(edits, source);
      expect(removableFiles).toEqual(names);
      // The Nepali page has one question less before it.
      expect(place).toMatchObject({ number: source === original ? 3 : 2 });
      expect((await edits.removeAll({ file: source })).result).toBe('saved');
      expect(names.filter((name) => content.exists(name))).toEqual([]);
      await undoLast(edits);
      expect(names.map(content.read)).toEqual(texts);
    }
  });
});

describe('a change waits for the previous change', () => {
  const answer = (body: string) => `---\nquestion: And?\norder: 20\n---\n\n${body}\n`;

  test('so that two valid changes cannot cause an error together', async ({ content, edits }) => {
    const other = 'content/faq/other.mdx';
    content.write(other, answer('Yes.'));
    const value = answer('[Pay](/faq#payment)');
    const link = { file: other, id: undefined, expected: content.read(other), value };
    const [removed, linked] = await Promise.all([edits.removeAll({ file }), edits.save(link)]);
    expect([removed.result, linked.result]).toEqual(['saved', 'errors']);
    expect(await content.diagnostics()).toEqual([]);
  });

  test('so that the second edit of a text sees the first', async ({ content, edits }) => {
    const first = await editAt(edits, 3, 'When?');
    const second = await editAt(edits, 3, 'Where?');
    const results = await Promise.all([edits.save(first), edits.save(second)]);
    expect(results.map(({ result }) => result)).toEqual(['saved', 'changed']);
    expect(content.read(file)).toBe(question('When?'));
  });

  test('even if the previous change is rejected', async ({ edits }) => {
    const rejected = edits.removeAll({ file: 'package.json' });
    const removed = edits.removeAll({ file });
    await expect(rejected).rejects.toThrow(StaffError);
    expect((await removed).result).toBe('saved');
  });
});

describe('a link', () => {
  test.for([
    ['content/categories/tables.mdx:2:1', 'content/categories/tables.mdx'],
    ['content/site/links.mdx:11:11', 'content/site/business.mdx'],
  ] as const)('opens with its address: %s', async ([source, addressFile], { content, edits }) => {
    const { file: labelFile, id, expected, value, address } = await openText(edits, source);
    expect(address?.file).toBe(addressFile);
    const newAddress = 'https://www.facebook.com/another-workshop';
    const edit = { file: labelFile, id, expected, value: `${value} here` };
    const answer = await edits.save({
      ...edit,
      address: address && { ...address, value: newAddress },
    });
    expect(answer.result).toBe('saved');
    expect(content.read(labelFile)).toContain(`${value} here`);
    expect(content.read(addressFile)).toContain(newAddress);
  });
});

describe('on a site in two languages', () => {
  const rent = { question: 'Do you rent?', body: 'No.' };
  const rentInNepali = { question: 'भाडामा पाइन्छ?', body: 'पाइँदैन।' };
  const create = (edits: Session, texts: Record<string, Record<string, string>>) =>
    edits.createEntry({ type: 'faq', values: {}, texts });

  test('an entry is written in both languages, and its translation is up to date', async ({
    content,
    edits,
  }) => {
    content.translate();
    await edits.refresh();
    const stale = await edits.stale();
    await create(edits, { en: rent, ne: rentInNepali });
    expect(content.read('content/ne/faq/do-you-rent.mdx')).toMatch(
      /^---\nquestion: भाडामा पाइन्छ\?\ntranslated_from: [0-9a-f]{40}\n---\n\nपाइँदैन।\n$/,
    );
    expect(await edits.stale()).toEqual(stale);
  });

  test('an entry moves up and down, and its translation stays up to date', async ({
    content,
    edits,
  }) => {
    content.translate();
    await create(edits, { en: rent, ne: rentInNepali });
    const stale = await edits.stale();
    const path = 'content/ne/faq/do-you-rent.mdx';
    const numberOf = async () => (await openFile(edits, path)).place?.number;
    const number = await numberOf();
    const { place } = await openFile(edits, 'content/faq/do-you-rent.mdx');
    expect(place).toMatchObject({ number: 5 });
    expect(await moveEntry(edits, path, 1)).toEqual({ result: 'unchanged' });
    await moveEntry(edits, path, -1);
    const titles = { en: rent.question, ne: rentInNepali.question };
    expect(lastDifferences(edits)).toMatchObject([
      { kind: 'moved', titles: expect.arrayContaining([titles]) },
    ]);
    expect((await openFile(edits, 'content/faq/do-you-rent.mdx')).place?.number).toBe(4);
    expect(await edits.stale()).toEqual(stale);
    await moveEntry(edits, path, 1);
    expect(await numberOf()).toBe(number);
  });

  test('a photo appears in both languages', async ({ content, edits }) => {
    content.translate();
    await create(edits, { en: rent, ne: rentInNepali });
    const {
      file: tapped,
      id = '',
      expected,
    } = await editAt(edits, 6, '', 'content/faq/do-you-rent.mdx');
    const photo = Uint8Array.from(await jpegPhoto(40, 30));
    const answer = await edits.addPhoto({
      photo,
      descriptions: { en: 'A chest', ne: 'बाकस' },
      place: { file: tapped, id, expected },
    });
    expect(answer).toMatchObject({ result: 'saved' });
    expect(content.read(tapped)).toMatch(/No\.\n\n!\[A chest\]\(a-chest\)\n$/);
    expect(content.read('content/ne/faq/do-you-rent.mdx')).toMatch(
      /पाइँदैन।\n\n!\[बाकस\]\(a-chest\)\n$/,
    );
  });

  describe('a photo lands beside the same text in the other language', () => {
    const [english, nepali] = ['content/pages/contact.mdx', 'content/ne/pages/contact.mdx'];
    const addBelow = async (edits: Session, tapped: string, line: number) => {
      const { id = '', expected } = await openText(edits, `${tapped}:${line}:1`);
      const photo = Uint8Array.from(await jpegPhoto(40, 30));
      const descriptions = { en: 'The desk', ne: 'डेस्क' };
      const place = { file: tapped, id, expected };
      return edits.addPhoto({ photo, descriptions, place });
    };
    const lineOf = (content: SiteCopy, path: string, text: string) =>
      content.read(path).split(text)[0]?.split('\n').length ?? 0;

    test.for([
      ['a text of both languages', 'The telephone is', '{phone}।\n\n![डेस्क](the-desk)\n\n<Open'],
      ['a text with links', 'The chat is blocked', '(viber)।\n\n![डेस्क](the-desk)\n\n### हाम्रो'],
      // In Nepali, these follow the cards, which only English has.
      ['a card', 'One number for', 'सुनिन्छ।\n\n![डेस्क](the-desk)\n\n## लेखेर'],
      ['the title of a card', 'title="Write"', 'सुनिन्छ।\n\n![डेस्क](the-desk)\n\n## लेखेर'],
      ['a button', 'Ring now', '{phone}।\n\n![डेस्क](the-desk)\n\n<OpenNow'],
    ] as const)('from %s', async ([, text, expected], { content, edits }) => {
      content.translate();
      const line = lineOf(content, english, text);
      expect(await addBelow(edits, english, line)).toMatchObject({ result: 'saved' });
      expect(content.read(nepali)).toContain(expected);
    });

    test.for([
      ['a panel', '## The way to us', 'A bus stops here.\n\n$&', '</Columns>', '## आउने'],
      ['a gallery', '</Gallery>', '$&\n\nA bus stops here.', '</Gallery>', '<Map />'],
    ] as const)('below %s that English has a new text below', async (row, { content, edits }) => {
      const [, place, insertion, above, below] = row;
      content.translate();
      const gallery = '<Gallery label="Bed">\n\n- ![Bed](table) Bed\n\n</Gallery>\n\n<Map />';
      for (const path of [english, nepali])
        content.edit(path, (text) => text.replace('<Map />', gallery));
      content.edit(english, (text) => text.replace(place, insertion));
      await addBelow(edits, english, lineOf(content, english, 'A bus'));
      const photo = '\n\n![डेस्क](the-desk)\n\n';
      expect(content.read(nepali)).toContain(above + photo + below);
    });

    test('from a text in Nepali', async ({ content, edits }) => {
      content.translate();
      await addBelow(edits, nepali, lineOf(content, nepali, 'फारमभन्दा'));
      expect(content.read(nepali)).toContain('{phone}।\n\n![डेस्क](the-desk)\n');
      expect(content.read(english)).toContain('{phone}.\n\n![The desk](the-desk)\n');
    });

    test('after English has got texts that wait for their translation', async ({
      content,
      edits,
    }) => {
      content.translate();
      await create(edits, {
        en: { question: 'Do you rent?', body: 'No.\n\nCome and look here.' },
        ne: { question: 'भाडामा पाइन्छ?', body: 'पाइँदैन।\n\nयहाँ हेर्न आउनुहोस्।' },
      });
      const answer = 'content/faq/do-you-rent.mdx';
      await edits.save(await editAt(edits, 6, 'Hello.\n\nNo.\n\nAsk us.', answer));
      await addBelow(edits, answer, lineOf(content, answer, 'No.'));
      const translated = /पाइँदैन।\n\n!\[डेस्क\]\(the-desk\)\n\nयहाँ/;
      expect(content.read('content/ne/faq/do-you-rent.mdx')).toMatch(translated);
      await addBelow(edits, answer, lineOf(content, answer, 'Hello.'));
      const again = /पाइँदैन।\n\n!\[डेस्क\]\(the-desk-2\)\n\n/;
      expect(content.read('content/ne/faq/do-you-rent.mdx')).toMatch(again);
    });
  });

  test('a translation is written after its original', async ({ content, edits }) => {
    content.translate();
    await create(edits, { en: rent });
    const path = 'content/ne/faq/do-you-rent.mdx';
    const opened = await edits.openPair(path);
    expect(opened).toMatchObject({
      isUnwritten: true,
      rows: [
        { id: 'question 1', value: '', other: 'Do you rent?' },
        { id: 'paragraph 1', value: '', other: 'No.' },
      ],
    });
    const values = { 'question 1': rentInNepali.question, 'paragraph 1': rentInNepali.body };
    expect(await edits.savePair({ opened, values })).toMatchObject({ result: 'saved' });
    expect(content.read(path)).toMatch(
      /^---\nquestion: भाडामा पाइन्छ\?\ntranslated_from: [0-9a-f]{40}-[0-9a-f]{8}\n---\n\nपाइँदैन।\n$/,
    );
    await edits.refresh();
    expect((await edits.openPair(path)).isUnwritten).toBe(false);
  });

  test('a translation shows what has changed since a text that was never published', async ({
    content,
    edits,
  }) => {
    content.translate();
    await create(edits, { en: rent, ne: rentInNepali });
    const original = 'content/faq/do-you-rent.mdx';
    await edits.refresh();
    await edits.save(await editAt(edits, 2, 'Do you rent beds?', original));
    const { rows } = await edits.openPair('content/ne/faq/do-you-rent.mdx');
    expect(rows[0]).toMatchObject({ other: 'Do you rent beds?', before: 'Do you rent?' });
  });

  test('an entry in Nepali waits for its text in English', async ({ content, edits }) => {
    content.translate();
    await create(edits, { en: { question: '', body: '' }, ne: rentInNepali });
    expect(content.read('content/ne/faq/bhadama-painchh.mdx')).toContain('भाडामा पाइन्छ?');
    expect(content.read('content/faq/bhadama-painchh.mdx')).toContain('\nonly: ne\n');
    const { warnings } = edits.state().content;
    expect(
      warnings.map((warning) => `${sourceOf(warning.path, warning)} ${warning.rule}`),
    ).toContainEqual(
      expect.stringMatching(/^content\/faq\/bhadama-painchh\.mdx:\d+:1 untranslated-original$/),
    );
    const path = 'content/faq/bhadama-painchh.mdx';
    const opened = await edits.openPair(path);
    expect(opened.rows[0]).toMatchObject({ value: '', other: 'भाडामा पाइन्छ?' });
    const values = { 'question 1': rent.question, 'paragraph 1': rent.body };
    await edits.savePair({ opened, values });
    expect(content.read(path)).toBe('---\nquestion: Do you rent?\norder: 50\n---\n\nNo.\n');
    const stale = await edits.stale();
    expect(stale.filter(({ path: stalePath }) => stalePath.includes('bhadama'))).toEqual([]);
  });

  const nepali = 'content/ne/faq/payment.mdx';

  test('marks a translation as reviewed if a person changes its text', async ({
    content,
    edits,
  }) => {
    content.translate();
    const before = content.read(nepali).replace('{payment}', 'reviewed: false\n{payment}');
    content.write(nepali, before);
    const edit = await editAt(edits, 2, 'पैसा कसरी तिर्ने?', nepali);
    expect((await edits.save({ ...edit, value: 'कसरी तिर्ने?' })).result).toBe('unchanged');
    expect((await edits.save(edit)).result).toBe('saved');
    expect(content.read(nepali)).toBe(
      before.replace('reviewed: false\n', '').replace('कसरी', 'पैसा कसरी'),
    );
  });

  test.for([
    [file, 'faq', [file, nepali]],
    [nepali, 'faq', [file, nepali]],
    ['content/pages/about.mdx', 'page', ['content/pages/about.mdx']],
    ['content/pages/home.mdx', 'page', []],
    ['content/pages/not-found.mdx', 'page', []],
    ['content/site/footer.mdx', undefined, []],
    ['content/ne/site/header.mdx', undefined, []],
  ] as const)(
    'opens %s with the type %s and offers to remove %j',
    async ([source, type, removableFiles], { content, edits }) => {
      content.translate();
      expect(await openFile(edits, source)).toMatchObject({ type, removableFiles });
    },
  );
});

describe('a request is rejected', () => {
  test.for(['content/none/x.mdx', 'content/pictures/chair.svg', ''])(
    'if no text file has the path "%s"',
    async (name, { edits }) => {
      await expect(openFile(edits, name)).rejects.toThrow(StaffError);
      const edit = { file: name, expected: '', value: 'words' };
      await expect(edits.save(edit)).rejects.toThrow(StaffError);
    },
  );

  test('if its range is not in the file', async ({ content, edits }) => {
    expect((await openText(edits, `${file}:999:1`)).id).toBeUndefined();
    const edit = { ...(await editAt(edits, 3, 'When?')), id: 'question 9', expected: 'nothing' };
    expect(await edits.save(edit)).toEqual({ result: 'changed', current: undefined });
    expect(content.read(file)).toBe(question('How?'));
  });

  test('if the file is not text', async ({ content, edits }) => {
    content.write(file, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]));
    await expect(openFile(edits, file)).rejects.toThrow(new StaffError('encoding'));
  });
});
