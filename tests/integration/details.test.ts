import { describe, expect } from 'vitest';
import type { Session } from '../../src/staff/draft/session.ts';
import { keyboardOf } from '../../src/staff/parts/form/keyboard.ts';
import { openText, test } from '../support/edits.ts';
import type { SiteCopy } from '../support/site-copy.ts';

const business = 'content/site/business.mdx';
const contact = 'content/pages/contact.mdx';
const footer = 'content/site/footer.mdx';
const footerInNepali = 'content/ne/site/footer.mdx';
const home = 'content/pages/home.mdx';
const homeInNepali = 'content/ne/pages/home.mdx';

/** Opens a text of a file by a part of it. */
function openPart(content: SiteCopy, edits: Session, file: string, part: string) {
  const before = content.read(file).split(part)[0] ?? '';
  const lines = before.split('\n');
  return openText(edits, `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`);
}

/** Saves new values of details by name, or by name and file. */
async function saveValues(
  edits: Session,
  opened: Parameters<Session['details']>[0],
  values: Readonly<Record<string, string>>,
) {
  const changed = edits.details(opened).flatMap((detail) => {
    const value = values[`${detail.name} ${detail.file}`] ?? values[detail.name];
    return value === undefined ? [] : [{ ...detail, value }];
  });
  return edits.saveDetails(changed);
}

/** Empties a text and saves it. */
const remove = (edits: Session, opened: Awaited<ReturnType<typeof openText>>) =>
  edits.save({ ...opened, value: '', address: undefined });

describe('a detail of a tag', () => {
  test('belongs to the same card after a new order of the cards', async ({ content, edits }) => {
    const opened = await openPart(content, edits, home, 'Offer us a piece');
    const pictureOf = () =>
      edits.details(opened).find(({ name }) => name === '<Door> picture')?.saved;
    expect(pictureOf()).toBe('gate');
    await edits.orderCards({ ...opened, order: [1, 0] });
    expect(pictureOf()).toBe('gate');
  });

  test('is written in all languages, and removed there', async ({ content, edits }) => {
    content.translate();
    const before = [content.read(home), content.read(homeInNepali)];
    const open = () => openPart(content, edits, home, 'Inside {pickup_area} we fetch it');
    expect(edits.details(await open()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['<Door> focus', '<Hero> focus']),
    );
    await saveValues(edits, await open(), { '<Door> focus': 'top' });
    const written = before.map((text) =>
      text.replace('picture="gate"', 'picture="gate" focus="top"'),
    );
    expect([content.read(home), content.read(homeInNepali)]).toEqual(written);
    await saveValues(edits, await open(), { '<Door> focus': '' });
    expect([content.read(home), content.read(homeInNepali)]).toEqual(before);
  });
});

describe('a list', () => {
  test('gets another entry in all languages, and loses it again', async ({ content, edits }) => {
    content.translate();
    const before = [content.read(footer), content.read(footerInNepali)];
    const opened = await openPart(content, edits, footer, 'For every visitor');
    expect(opened).toMatchObject({ label: 'links.0.words', address: { id: 'links.0.link 1' } });
    const values = {
      [`links.1.words ${footer}`]: 'Ask us',
      [`links.1.words ${footerInNepali}`]: 'सोध्नुहोस्',
      'links.1.link': '/faq',
    };
    expect(await saveValues(edits, opened, values)).toMatchObject({ result: 'saved' });
    expect(content.read(footer)).toContain('  - words: Ask us\n    link: /faq\n---');
    expect(content.read(footerInNepali)).toContain('  - words: सोध्नुहोस्\nreviewed');
    const added = await openPart(content, edits, footerInNepali, 'सोध्नुहोस्');
    expect(await remove(edits, added)).toMatchObject({ result: 'saved' });
    expect([content.read(footer), content.read(footerInNepali)]).toEqual(before);
  });

  test('of old addresses grows from one', async ({ content, edits }) => {
    content.edit(contact, (text) => text.replace('---\n', '---\nwas: /find-us\n'));
    const opened = await openPart(content, edits, contact, 'The telephone is quicker');
    await saveValues(edits, opened, { 'was.1': '/reach-us' });
    expect(content.read(contact)).toContain('was:\n  - /find-us\n  - /reach-us\n');
  });
});

test('an emptied optional text is removed, a required one is not', async ({ content, edits }) => {
  const before = content.read(business);
  const area = await openPart(content, edits, business, 'Old Bazaar');
  expect(area.canBeRemoved).toBe(true);
  await remove(edits, area);
  expect(content.read(business)).toBe(before.replace('  area: Old Bazaar\n', ''));
  const street = await openPart(content, edits, business, 'Mill Lane');
  expect(street.canBeRemoved).toBe(false);
  expect(await remove(edits, street)).toMatchObject({ result: 'errors' });
});

describe('the keyboard of a phone', () => {
  test.for([
    ['phone', 'tel'],
    ['email', 'email'],
    ['facebook', 'url'],
    ['slogan', undefined],
  ] as const)('suits %s', async ([name, inputMode], { content, edits }) => {
    const [, value = ''] =
      new RegExp(`^ *${name}: "?([^"\\n]+)`, 'm').exec(content.read(business)) ?? [];
    // An open sheet is kept in IndexedDB.
    const { meta } = structuredClone(await openPart(content, edits, business, value));
    expect(keyboardOf(meta).inputMode).toBe(inputMode);
    expect(keyboardOf(meta).spellCheck).toBe(inputMode && false);
  });
});
