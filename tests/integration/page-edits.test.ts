import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { writeTranslations } from '../../scripts/new/translation.ts';
import { listColours } from '../../src/staff/edits/save-colours.ts';
import type { Session } from '../../src/staff/draft/session.ts';
import { describeSave } from '../../src/staff/describe/change-rows.ts';
import { barLanguage } from '../../src/staff/words/bar-language.ts';
import {
  lastDifferences,
  openText,
  test,
  undoLast,
  moveEntry,
  openFile,
} from '../support/edits.ts';
import { jpegPhoto } from '../support/photos.ts';
import type { SiteCopy } from '../support/site-copy.ts';
import { saying } from '../support/saying.ts';

const about = 'content/pages/about.mdx';
const contact = 'content/pages/contact.mdx';
const home = 'content/pages/home.mdx';
const payment = 'content/faq/payment.mdx';

/** Returns the source of a text in a file: `content/pages/home.mdx:12:3`. */
function sourceOf({ read }: SiteCopy, file: string, text: string): string {
  const before = read(file).split(text)[0] ?? '';
  const lines = before.split('\n');
  return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

describe('a picture', () => {
  /** Opens a picture by its name, as a tap on it does. */
  const openNamed = async (edits: Session, file: string, name: string) => {
    const shown = edits.state().valid?.files.find(({ textFile }) => textFile.path === file);
    const named = shown?.segments.find(({ kind, value }) => kind === 'picture' && value === name);
    return openAt(edits, `${file}:${named?.line}:${named?.column}`);
  };
  const openAt = async (edits: Session, source: string) => {
    const opened = await edits.openPicture({ source, language: 'en' });
    if (!opened) throw new Error(`${source} is not a picture.`);
    return opened;
  };
  const photo = async () => Uint8Array.from(await jpegPhoto(80, 60));
  const listPictures = ({ root }: SiteCopy) =>
    readdirSync(path.join(root, 'content/pictures')).toSorted();

  test.for([
    ['a door', home, 'gate', 'Offer us a piece'],
    ['a category', 'content/categories/tables.mdx', 'table', 'A table with a drawer'],
    ['the opening of a page', about, 'story', 'A workbench with a plane on it, below a window.'],
  ] as const)(
    'of %s gets another file, which replaces the old one',
    async ([, file, name, title], { content, edits }) => {
      const [before, files] = [content.read(file), listPictures(content)];
      const opened = await openNamed(edits, file, name);
      expect(opened).toMatchObject({ path: `content/pictures/${name}.svg`, name });
      const bytes = await photo();
      await edits.savePicture({ opened, photo: bytes, descriptions: {} });
      const difference = { kind: 'picture', action: 'replaced', titles: { en: title } };
      expect(lastDifferences(edits)).toMatchObject([difference]);
      const replaced = files.map((other) => (other === `${name}.svg` ? `${name}.jpg` : other));
      expect(listPictures(content)).toEqual(replaced.toSorted());
      expect(edits.readBytes(`content/pictures/${name}.jpg`)).toEqual(bytes);
      expect(content.read(file)).toBe(before);
      await undoLast(edits);
      expect(listPictures(content)).toEqual(files);
    },
  );

  test('names all pages that show it', async ({ edits }) => {
    const { places } = await openNamed(edits, about, 'story');
    expect(places.map((place) => place.path)).toEqual([about, home]);
  });

  test('that staff have added gets new bytes and another description', async ({
    content,
    edits,
  }) => {
    content.write('content/pictures/chest.jpg', await jpegPhoto(40, 30));
    content.edit(about, (text) =>
      text.replace('## Who does what', String.raw`![An \[old\] chest](chest)` + '\n\n$&'),
    );
    const [before, files] = [content.read(about), listPictures(content)];
    await edits.refresh();
    const opened = await openAt(edits, sourceOf(content, about, '![An'));
    expect(opened.descriptions).toMatchObject([{ language: 'en', value: 'An [old] chest' }]);
    const bytes = await photo();
    const descriptions = { en: 'A [mended] chest' };
    await edits.savePicture({ opened, photo: bytes, descriptions });
    const titles = { en: 'A [mended] chest' };
    expect(lastDifferences(edits)).toMatchObject([
      { kind: 'field', after: 'A [mended] chest' },
      { kind: 'picture', action: 'replaced', titles },
    ]);
    expect(listPictures(content)).toEqual(files);
    expect(edits.readBytes('content/pictures/chest.jpg')).toEqual(bytes);
    const text = before.replace(String.raw`An \[old\]`, () => String.raw`A \[mended\]`);
    expect(content.read(about)).toBe(text);
  });

  test('keeps its file if only its description changes', async ({ content, edits }) => {
    content.translate();
    const before = content.read(home);
    await edits.refresh();
    const opened = await openNamed(edits, home, 'street');
    const [english, ...others] = opened.descriptions;
    expect(english).toMatchObject({ language: 'en', value: 'A long house with two gates.' });
    expect(others).toMatchObject([{ file: 'content/ne/pages/home.mdx', language: 'ne' }]);
    const descriptions = { en: 'A house.', ne: 'घर।' };
    await edits.savePicture({ opened, photo: undefined, descriptions });
    expect(lastDifferences(edits)).toMatchObject([
      { kind: 'field', after: 'A house.' },
      { kind: 'field', after: 'घर।' },
    ]);
    expect(content.read(home)).toBe(before.replace('A long house with two gates.', 'A house.'));
    expect(content.read('content/ne/pages/home.mdx')).toContain('words="घर।"');
    expect(content.exists('content/pictures/street.svg')).toBe(true);
  });

  test.for([
    ['a door', home, 'gate', 'picture="gate" focus="40% 30%">'],
    ['a category', 'content/categories/tables.mdx', 'table', 'focus: 40% 30%'],
  ] as const)(
    'of %s keeps a point visible',
    async ([, file, name, written], { content, edits }) => {
      content.translate();
      await edits.refresh();
      const opened = await openNamed(edits, file, name);
      expect(opened.focus).toEqual({ file, value: '' });
      const change = { opened, photo: await photo(), descriptions: {} };
      await edits.savePicture({ ...change, focus: '40% 30%' });
      expect(content.read(file)).toContain(written);
      const again = await openNamed(edits, file, name);
      expect(again.focus).toEqual({ file, value: '40% 30%' });
      await edits.savePicture({
        opened: again,
        photo: undefined,
        descriptions: {},
        focus: '0% 100%',
      });
      expect(content.read(file)).toContain(written.replace('40% 30%', '0% 100%'));
      expect(content.read(file)).not.toContain('40% 30%');
    },
  );

  test('that a page shows twice changes at the tapped place, in all languages', async ({
    content,
    edits,
  }) => {
    content.translate();
    const [file, translation] = [home, 'content/ne/pages/home.mdx'];
    for (const name of [file, translation])
      content.edit(name, (text) => text.replace('<Band picture="story"', '<Band picture="street"'));
    const [before, translated] = [content.read(file), content.read(translation)];
    await edits.refresh();
    const opened = await openAt(edits, sourceOf(content, file, 'picture="street" words="A bench'));
    expect(opened.descriptions.map(({ value }) => value)).toEqual([
      'A bench in the evening.',
      'साँझको बेन्च।',
    ]);
    const descriptions = { en: 'A bench.', ne: 'बेन्च।' };
    await edits.savePicture({ opened, photo: undefined, descriptions, focus: '40% 30%' });
    expect(content.read(file)).toBe(
      before.replace('words="A bench in the evening."', 'words="A bench." focus="40% 30%"'),
    );
    expect(content.read(translation)).toBe(
      translated.replace('words="साँझको बेन्च।"', 'words="बेन्च।" focus="40% 30%"'),
    );
  });

  test('keeps one visible point beside a text with ">"', async ({ content, edits }) => {
    content.edit(home, (text) =>
      text
        .replace('words="A long house', 'words="A > B" focus="10% 10%"')
        .replace(' with two gates."', ''),
    );
    await edits.refresh();
    const opened = await openNamed(edits, home, 'street');
    expect(opened.focus).toEqual({ file: home, value: '10% 10%' });
    const change = { opened, photo: undefined, descriptions: {}, focus: '40% 30%' };
    expect(await edits.savePicture(change)).toMatchObject({ result: 'saved' });
    expect(content.read(home)).toContain('words="A > B" focus="40% 30%">');
  });

  test('is not a text, and a text is not a picture', async ({ content, edits }) => {
    const request = { source: sourceOf(content, home, 'Each week'), language: 'en' };
    expect(await edits.openPicture(request)).toBeUndefined();
  });
});

describe('an entry', () => {
  /** Returns the order of each question. */
  const ordersOf = ({ read }: SiteCopy) =>
    Object.fromEntries(
      ['sell', 'delivery', 'payment', 'opening-hours'].map((id) => [
        id,
        Number(/^order: (\d+)$/m.exec(read(`content/faq/${id}.mdx`))?.[1]),
      ]),
    );
  const file = 'content/faq/payment.mdx';

  test.for([
    [-1, { delivery: 30, payment: 20 }],
    [1, { 'opening-hours': 30, payment: 40 }],
  ] as const)(
    'that moves by %i exchanges its order with its neighbour',
    async ([step, moved], { content, edits }) => {
      const before = ordersOf(content);
      await moveEntry(edits, file, step);
      expect(lastDifferences(edits)).toMatchObject([{ kind: 'moved' }]);
      expect(ordersOf(content)).toEqual({ ...before, ...moved });
      await moveEntry(edits, file, step === 1 ? -1 : 1);
      expect(ordersOf(content)).toEqual(before);
    },
  );

  test('moves with others in one save, and is refused after one of them was removed', async ({
    content,
    edits,
  }) => {
    const before = ordersOf(content);
    const { entries = [] } = await openFile(edits, file);
    const files = entries.map((entry) => entry.path);
    expect((await edits.orderEntries({ files: files.toReversed() })).result).toBe('saved');
    expect(edits.state().saves).toHaveLength(1);
    const ids = Object.keys(before);
    const orders = Object.values(before).toReversed();
    expect(ordersOf(content)).toEqual(Object.fromEntries(ids.map((id, i) => [id, orders[i]])));
    await undoLast(edits);
    expect(ordersOf(content)).toEqual(before);
    content.remove('content/faq/sell.mdx');
    await edits.refresh();
    const answer = await edits.orderEntries({ files: files.toReversed() });
    expect(answer.result).toBe('changed');
  });

  test('moves past an entry that only the other language shows', async ({ content, edits }) => {
    content.translate();
    const before = ordersOf(content);
    content.edit('content/faq/delivery.mdx', (text) => text.replace('order:', 'only: ne\norder:'));
    const { entries = [] } = await openFile(edits, file);
    const files = entries.map((entry) => entry.path);
    expect(files).not.toContain('content/faq/delivery.mdx');
    expect(files).toContain('content/faq/sell.mdx');
    await edits.orderEntries({ files: files.toReversed() });
    const ids = Object.keys(before).filter((id) => id !== 'delivery');
    const orders = ids.map((id) => before[id]).toReversed();
    expect(ordersOf(content)).toEqual({
      ...before,
      ...Object.fromEntries(ids.map((id, i) => [id, orders[i]])),
    });
    const translated = await openFile(edits, 'content/ne/faq/payment.mdx');
    expect(translated.entries).toHaveLength(files.length + 1);
  });

  test('with the order of another entry moves, too', async ({ content, edits }) => {
    content.edit('content/faq/delivery.mdx', (text) => text.replace('order: 20', 'order: 30'));
    await moveEntry(edits, file, -1);
    expect(ordersOf(content)).toMatchObject({ payment: 30, delivery: 31 });
  });

  test('stays if it is the first', async ({ content, edits }) => {
    const before = ordersOf(content);
    const answer = await moveEntry(edits, 'content/faq/sell.mdx', -1);
    expect(answer).toEqual({ result: 'unchanged' });
    expect(ordersOf(content)).toEqual(before);
  });
});

describe('a card of a page', () => {
  const translation = 'content/ne/pages/contact.mdx';
  const titles = { 'Come by': 'आउनुहोस्', Ring: 'फोन', Write: 'लेख्नुहोस्', 'When to come': 'समय' };
  const titlesIn = (text: string) =>
    [...text.matchAll(/<Card .*title="(.*)"/g)].map(([, title]) => title);

  /** Writes the cards in Nepali, too. */
  function translateCards(content: SiteCopy) {
    content.translate();
    const [cards = ''] = /<Cards>.*<\/Cards>/s.exec(content.read(contact)) ?? [];
    const translated = Object.entries(titles).reduce(
      (text, [title, own]) => text.replace(`title="${title}"`, `title="${own}"`),
      cards,
    );
    content.edit(translation, (text) => text.replace('## आउने बाटो', `${translated}\n\n$&`));
  }

  const openCard = (content: SiteCopy, edits: Session, title: string) =>
    openText(edits, sourceOf(content, contact, `${title}"`));

  test.for([
    [-1, ['Ring', 'Come by', 'Write', 'When to come']],
    [1, ['Come by', 'Write', 'Ring', 'When to come']],
  ] as const)(
    'that moves by %i changes places with its neighbour in all languages',
    async ([step, moved], { content, edits }) => {
      translateCards(content);
      const lines = content.read(contact).split('\n').toSorted();
      const { file, id, expected, card } = await openCard(content, edits, 'Ring');
      expect(card).toMatchObject({ index: 1, title: 'Ring', titles: Object.keys(titles) });
      const order = step < 0 ? [1, 0, 2, 3] : [0, 2, 1, 3];
      await edits.orderCards({ file, id, expected, order });
      const name = expect.stringMatching(/^(Come by|Ring|Write)$/) as string;
      expect(lastDifferences(edits)).toEqual([{ kind: 'moved', titles: [{ '': name }] }]);
      expect(titlesIn(content.read(contact))).toEqual(moved);
      expect(titlesIn(content.read(translation))).toEqual(moved.map((title) => titles[title]));
      expect(content.read(contact).split('\n').toSorted()).toEqual(lines);
      await undoLast(edits);
      expect(titlesIn(content.read(contact))).toEqual(Object.keys(titles));
    },
  );

  test('moves in English alone if Nepali lacks another group, and waits for a person there', async ({
    content,
    edits,
  }) => {
    content.translate();
    const ways = (...names: string[]) =>
      `<Cards>\n${names.map((name) => `<Card icon="leaf" title="${name}">\n${name}।\n</Card>\n`).join('')}</Cards>\n\n`;
    content.edit(contact, (text) =>
      text.replace('## The way to us', `${ways('Bus', 'Walk', 'Taxi', 'Bike')}$&`),
    );
    content.edit(translation, (text) =>
      text.replace('## आउने बाटो', `${ways('बस', 'हिँडेर', 'ट्याक्सी', 'साइकल')}$&`),
    );
    await writeTranslations(content.root, ['--done', translation]);
    const [before, translated] = [content.read(contact), content.read(translation)];
    for (const title of ['Ring', 'Walk']) {
      const { file, id, expected } = await openCard(content, edits, title);
      await edits.orderCards({ file, id, expected, order: [1, 0, 2, 3] });
      expect(content.read(contact)).not.toBe(before);
      expect(content.read(translation)).toBe(translated);
      expect(await edits.stale()).toContainEqual(expect.objectContaining({ path: translation }));
      await undoLast(edits);
      expect(content.read(contact)).toBe(before);
    }
  });

  test('stays if all cards keep their places', async ({ content, edits }) => {
    const before = content.read(contact);
    const { file, id, expected } = await openCard(content, edits, 'Come by');
    const answer = await edits.orderCards({ file, id, expected, order: [0, 1, 2, 3] });
    expect(answer).toEqual({ result: 'unchanged' });
    expect(content.read(contact)).toBe(before);
  });
});

describe('the colours', () => {
  const theme = 'content/site/theme.mdx';

  test('are written by day and at night, each in its place', async ({ content, edits }) => {
    const before = content.read(theme);
    const { valid } = edits.state();
    if (!valid) throw new Error('The content has errors.');
    const colours = listColours(valid.model.site.theme);
    expect(colours).toHaveLength(10);
    const values = Object.fromEntries(colours.map(({ field, value }) => [field, value]));
    const changed = { 'day.paper': '#ffffff', 'night.paper': '#000000' };
    expect(await edits.saveColours({ ...values, ...changed })).toMatchObject({ result: 'saved' });
    const after = before.replace('#fbf7f0', '#ffffff').replace('#17130f', '#000000');
    expect(content.read(theme)).toBe(after);
    expect(await edits.saveColours({ ...values, ...changed })).toEqual({ result: 'unchanged' });
    await undoLast(edits);
    expect(content.read(theme)).toBe(before);
  });

  test('are not written if text would be hard to read', async ({ content, edits }) => {
    const before = content.read(theme);
    const answer = await edits.saveColours({ 'day.paper': '#888888', 'day.ink': '#999999' });
    expect(answer.result).toBe('errors');
    expect(content.read(theme)).toBe(before);
  });
});

describe('a photo below', () => {
  const picture = '![The desk](the-desk)';
  const addBelow = async (content: SiteCopy, edits: Session, text: string) => {
    const opened = await openText(edits, sourceOf(content, about, text));
    expect(opened.canHavePhoto).toBe(true);
    const { id = '', expected } = opened;
    const photo = Uint8Array.from(await jpegPhoto(80, 60));
    const descriptions = { en: 'The desk', ne: 'डेस्क' };
    return edits.addPhoto({ photo, descriptions, place: { file: about, id, expected } });
  };
  /** Writes Markdown above a heading of the page. */
  const write = (content: SiteCopy, markdown: string) =>
    content.edit(about, (text) => text.replace('## Who does what', `${markdown}\n\n$&`));

  test.for([
    ['the title of a card', 'The task', `"The task">\n\n${picture}\n\nTo keep every`],
    ['the text of a card', 'To keep every', `in use.\n\n${picture}\n\n</Card>`],
    ['a button', 'Show the way', `</Buttons>\n\n${picture}\n\n</Band>`],
    ['the last text of a band', 'The bench stands', `{hours}.\n\n${picture}\n\n<Buttons>`],
    ['a heading', 'How we work', `How we work\n\n${picture}\n\n<Coll`],
  ] as const)('%s is a paragraph', async ([, text, expected], { content, edits }) => {
    expect(await addBelow(content, edits, text)).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toContain(expected);
  });

  const labels = ['photos', 'item', 'about', 'floor', 'stairs', 'lift', 'yes', 'no', 'message'];
  test.for([
    ['a numbered item', '1. Wash\n2. Dry\n3. Oil', 'Dry'],
    ['a nested item', '- Wash\n  - Scrub\n  - Dry\n- Oil', 'Scrub'],
    ['a quotation with two texts', '> They came early.\n>\n> They left late.', 'They came'],
    ['a cell', '| Piece | Wood |\n| --- | --- |\n| Bed | Sal |\n| Desk | Pine |', 'Bed'],
    ['a link in a sentence', 'Wash it\n<Button to="call">or call</Button>\nus.', 'or call'],
    ['a card on one line', '<Cards>\n<Card icon="leaf" title="Sal">Hard</Card>\n</Cards>', 'Hard'],
    ['a text of code', '```\nSal\n```', 'Sal'],
    [
      'a sheet over several lines',
      `<PhotoSheet\n${labels.map((name) => `  ${name}="The ${name}"\n`).join('')}  send="Send"\n>\n\n<Photo title="Front" picture="table" hint="by day" />\n\n</PhotoSheet>`,
      'The floor',
    ],
  ] as const)('%s is below the block', async ([, block, text], { content, edits }) => {
    write(content, block);
    expect(await addBelow(content, edits, text)).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toContain(`${block}\n\n${picture}\n\n## Who does what`);
  });

  test('a title whose card begins on several lines is in the card', async ({ content, edits }) => {
    const card = '<Card\n  title="The task"\n  icon="leaf"\n>';
    content.edit(about, (text) => text.replace('<Card icon="leaf" title="The task">', card));
    expect(await addBelow(content, edits, 'The task')).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toContain(`${card}\n\n${picture}\n\nTo keep`);
  });

  test('a door is below both doors and their street', async ({ content, edits }) => {
    const doors = /<Door to="shop"[^]*<\/Hero>/.exec(content.read(home))?.[0] ?? '';
    content.edit(about, (text) => text.replace('</Hero>', doors));
    expect(await addBelow(content, edits, 'Mended by hand')).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toContain(`</Hero>\n\n${picture}\n\n## How it`);
  });

  test('a text of a gallery is the next photo of the gallery', async ({ content, edits }) => {
    expect(await addBelow(content, edits, '![A table')).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toContain(`another.\n- ${picture}\n- ![A cupboard`);
  });

  test('the last text has no lines below it', async ({ content, edits }) => {
    content.edit(about, (text) => `${text.trimEnd()}\n\n1. Wash\n2. Dry`);
    await addBelow(content, edits, 'Wash');
    expect(content.read(about)).toMatch(/1\. Wash\n2\. Dry\n\n!\[The desk\]\(the-desk\)$/);
  });

  test('a text keeps the line ends of its file', async ({ content, edits }) => {
    content.edit(about, (text) => text.replaceAll('\n', '\r\n'));
    await addBelow(content, edits, 'title="The task"');
    expect(content.read(about)).toContain(`>\r\n\r\n${picture}\r\n\r\nTo keep`);
  });
});

describe('the removal of a text', () => {
  const remove = async (content: SiteCopy, edits: Session, text: string) => {
    const opened = await openText(edits, sourceOf(content, about, text));
    expect(opened.canBeRemoved).toBe(true);
    return edits.save({ ...opened, address: undefined, value: '' });
  };
  /** Writes Markdown between two paragraphs above a heading of the page. */
  const between = (markdown: string) => `Before.\n\n${markdown}\n\nAfter.\n\n## Who does what`;
  const write = (content: SiteCopy, markdown: string) =>
    content.edit(about, (text) => text.replace('## Who does what', between(markdown)));

  test.for([
    ['an item', '- Beds\n- Desks\n- Chairs', 'Desks', '- Beds\n- Chairs'],
    ['the first number', '1. Wash\n2. Dry\n3. Oil', 'Wash', '1. Dry\n3. Oil'],
    ['the last item', '- Beds\n- Desks', 'Desks', '- Beds'],
    ['a nested item', '- Beds\n  - Sal\n  - Pine\n- Desks', 'Sal', '- Beds\n  - Pine\n- Desks'],
    ['a nested list', '- Beds\n  - Sal\n- Desks', 'Sal', '- Beds\n- Desks'],
    ['a text in an item', '- Beds\n\n  Of sal.\n\n- Desks', 'Of sal', '- Beds\n\n- Desks'],
    ['the first in an item', '- Beds\n\n  Of sal.\n\n- Desks', 'Beds', '- Of sal.\n\n- Desks'],
    ['a text in a quotation', '> They came.\n>\n> They left.', 'They came', '> They left.'],
    [
      'a quotation in a panel',
      '<Panel>\n\n> They came.\n\nYes.\n\n</Panel>',
      'They came',
      '<Panel>\n\nYes.\n\n</Panel>',
    ],
    [
      'a button in a row',
      '<Buttons>\n<Button to="call">Call</Button>\n<Button to="email">Mail</Button>\n</Buttons>',
      'Call<',
      '<Buttons>\n<Button to="email">Mail</Button>\n</Buttons>',
    ],
    [
      'the last button in a row',
      '<Buttons>\n<Button to="call">Call</Button>\n<Button to="email">Mail</Button>\n</Buttons>',
      'Mail<',
      '<Buttons>\n<Button to="call">Call</Button>\n</Buttons>',
    ],
    ['a button in a text', 'Ask. <Button to="call">Call</Button>', 'Call<', 'Ask. '],
    ['a text between texts', 'Ask.\n\n```\nSal\n```\nWe answer.', 'Sal', 'Ask.\n\nWe answer.'],
  ] as const)('leaves the rest of its block: %s', async (row, { content, edits }) => {
    const [, block, text, rest] = row;
    write(content, block);
    expect(await remove(content, edits, text)).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toContain(between(rest));
  });

  test.for([
    ['a paragraph', 'Soon.', 'Soon'],
    ['the only item', '- Beds', 'Beds'],
    ['a quotation', '> They came early.', 'They came'],
    ['the only text of a panel', '<Panel>\n\n- Beds\n\n</Panel>', 'Beds'],
    ['the only button', '<Buttons>\n<Button to="call">Call</Button>\n</Buttons>', 'Call<'],
    ['a table', '| Piece | Wood |\n| --- | --- |\n| Bed | Sal |', '| Piece'],
  ] as const)('takes its block along: %s', async ([, block, text], { content, edits }) => {
    write(content, block);
    expect(await remove(content, edits, text)).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toContain('Before.\n\nAfter.\n\n##');
  });

  test('of a gallery takes its picture along', async ({ content, edits }) => {
    const before = content.read(about);
    expect(await remove(content, edits, '![A table')).toMatchObject({ result: 'saved' });
    expect(content.read(about)).toBe(before.replace(/- !\[A table.*\n/, ''));
  });

  test('keeps the line ends of its file', async ({ content, edits }) => {
    write(content, '- Beds\n- Desks');
    content.edit(about, (text) => text.replaceAll('\n', '\r\n'));
    await remove(content, edits, 'Beds');
    expect(content.read(about)).toContain('Before.\r\n\r\n- Desks\r\n\r\nAfter.');
  });

  test.for([
    ['the text of a card with a title', about, 'To keep every'],
    ['the text of a door', home, 'Mended by hand'],
    ['an item above a nested list', about, 'Beds'],
    ['the only text of an answer', payment, 'Bring'],
    ['a heading', about, 'Who does'],
    ['a title, which a card needs', contact, 'title="When to come"'],
  ] as const)('is not offered for %s', async ([, file, text], { content, edits }) => {
    write(content, '- Beds\n  - Sal');
    content.write(payment, '---\nquestion: How?\norder: 10\n---\n\nBring cash.\n');
    const opened = await openText(edits, sourceOf(content, file, text));
    expect(opened.canBeRemoved).toBe(false);
  });
});

test('an emptied title is an error', async ({ content, edits }) => {
  const before = content.read(contact);
  const opened = await openText(edits, sourceOf(content, contact, 'title="When to come"'));
  const answer = await edits.save({ ...opened, address: undefined, value: '' });
  expect(answer).toMatchObject({ result: 'errors' });
  expect(content.read(contact)).toBe(before);
});

describe('a link', () => {
  test('of a card leads to another page', async ({ content, edits }) => {
    const before = content.read(home);
    const opened = await openText(edits, sourceOf(content, home, 'Offer us a piece'));
    expect(opened.address).toMatchObject({ value: '/sell-with-us' });
    const address = opened.address && { ...opened.address, value: '/faq' };
    expect(await edits.save({ ...opened, address })).toMatchObject({ result: 'saved' });
    expect(content.read(home)).toBe(before.replace('"/sell-with-us"', '"/faq"'));
  });

  const nepali = 'content/ne/pages/home.mdx';
  const staleFiles = async (edits: Session) => (await edits.stale()).map(({ path: file }) => file);

  /** Adds what only the Nepali page has, which then says the same as the English one. */
  async function translateHome(content: SiteCopy, from: string, to: string) {
    content.translate();
    content.edit(nepali, (text) => text.replace(from, to));
    await writeTranslations(content.root, ['--done', nepali]);
  }

  /** Changes the link of a text as staff do, and returns the notice. */
  async function relink(edits: Session, source: string, to: string, label?: string) {
    const opened = await openText(edits, source);
    const address = opened.address && { ...opened.address, value: to };
    const answer = await edits.save({ ...opened, value: label ?? opened.value, address }, true);
    expect(answer).toMatchObject({ result: 'saved' });
    const content = edits.state();
    const reader = { ...barLanguage('en'), content, dates: undefined, page: { language: 'en' } };
    return describeSave(reader, lastDifferences(edits) ?? []);
  }

  test.for([
    ['a button', 'Choose a piece', '<Button to="shop" icon="storefront">छान्नुहोस्'],
    ['the other button', 'Chat with the workshop', '<Button to="whatsapp">कार्यशालासँग'],
    ['a door', 'See all pieces', '<Door to="shop" title="सबै'],
    ['the other door', 'Offer us a piece', '<Door to="/sell-with-us" title="आफ्नो'],
  ] as const)(
    'of %s leads to another page in Nepali too, and nothing is to be translated',
    async ([, label, tag], { content, edits }) => {
      await translateHome(
        content,
        '<Buttons>',
        '$&\n<Button to="shop" icon="storefront">छान्नुहोस्</Button>',
      );
      const [before, translated] = [content.read(home), content.read(nepali)];
      const notice = await relink(edits, sourceOf(content, home, label), '/about');
      expect(notice).toMatch(/^In English and नेपाली: /);
      expect(notice).toMatch(/about/i);
      const followed = tag.replace(/to="[^"]*"/, 'to="/about"');
      expect(content.read(nepali)).toBe(translated.replace(tag, followed));
      expect(await staleFiles(edits)).not.toContain(nepali);
      await undoLast(edits);
      expect([content.read(home), content.read(nepali)]).toEqual([before, translated]);
    },
  );

  test('of a Nepali button leads to another page in English too', async ({ content, edits }) => {
    await translateHome(content, '', '');
    await relink(edits, sourceOf(content, nepali, 'कार्यशालासँग'), 'call');
    expect(content.read(home)).toContain('<Button to="call">Chat with the workshop');
  });

  test('of a button that leads elsewhere in Nepali stays there', async ({ content, edits }) => {
    await translateHome(
      content,
      '<Buttons>',
      '$&\n<Button to="https://www.facebook.com/nepali">छान्नुहोस्</Button>',
    );
    const translated = content.read(nepali);
    await relink(edits, sourceOf(content, home, 'Choose a piece'), '/about');
    expect(content.read(nepali)).toBe(translated);
    expect(await staleFiles(edits)).not.toContain(nepali);
  });

  test('of one of several buttons follows at its place', async ({ content, edits }) => {
    await translateHome(content, 'to="whatsapp"', 'to="shop"');
    content.edit(home, (text) => text.replace('<Button to="whatsapp"', '<Button to="shop"'));
    content.edit(nepali, (text) =>
      text.replace('<Buttons>', '$&\n<Button to="shop">छान्नुहोस्</Button>'),
    );
    await relink(edits, sourceOf(content, home, 'Chat with'), '/about');
    expect(content.read(nepali)).toContain('<Button to="shop">छान्नुहोस्');
    expect(content.read(nepali)).toContain('<Button to="/about">कार्यशालासँग');
  });

  test('waits for a person if Nepali has another number of buttons that could be meant', async ({
    content,
    edits,
  }) => {
    content.edit(home, (text) => text.replace('<Button to="shop"', '<Button to="whatsapp"'));
    await translateHome(content, '', '');
    const [before, translated] = [content.read(home), content.read(nepali)];
    await relink(edits, sourceOf(content, home, 'Choose a piece'), '/about');
    expect(content.read(nepali)).toContain('<Button to="whatsapp">कार्यशालासँग');
    expect(await staleFiles(edits)).toContain(nepali);
    await undoLast(edits);
    expect([content.read(home), content.read(nepali)]).toEqual([before, translated]);
    expect(await staleFiles(edits)).not.toContain(nepali);
    // A translation that is out of date anyway still knows which text it translates.
    content.edit(home, (text) => text.replace('Each week', 'Every week'));
    await relink(edits, sourceOf(content, home, 'Choose a piece'), '/about');
    expect(content.read(nepali)).toBe(translated);
  });

  test('of a button with new words follows, and the words are to be translated', async ({
    content,
    edits,
  }) => {
    await translateHome(content, '', '');
    await relink(edits, sourceOf(content, home, 'Chat with'), 'call', 'Call the workshop');
    expect(content.read(nepali)).toContain('<Button to="call">कार्यशालासँग');
    expect(await staleFiles(edits)).toContain(nepali);
  });

  test('in a sentence leads to another page in Nepali too, unless the words change', async ({
    content,
    edits,
  }) => {
    const [file, translation] = [contact, 'content/ne/pages/contact.mdx'];
    content.translate();
    await writeTranslations(content.root, ['--done', translation]);
    const [before, translated] = [content.read(file), content.read(translation)];
    const opened = await openText(edits, sourceOf(content, file, 'The chat is blocked?'));
    const save = (from: string, to: string) =>
      edits.save({ ...opened, value: opened.value.replace(from, to), address: undefined }, true);
    await save('(viber)', '(whatsapp)');
    expect(content.read(translation)).toBe(translated.replace('(viber)', '(whatsapp)'));
    expect(await staleFiles(edits)).not.toContain(translation);
    await undoLast(edits);
    expect([content.read(file), content.read(translation)]).toEqual([before, translated]);
    await save('[Viber](viber)', '[WhatsApp](whatsapp)');
    expect(content.read(translation)).toBe(translated);
    expect(await staleFiles(edits)).toContain(translation);
  });

  test('is the one of its own tag, however far its words are', async ({ content, edits }) => {
    const profile = 'https://www.facebook.com/old-cupboards-tables-and-chairs';
    const title = 'Offer us a cupboard, a table, a bed, a chest or six chairs';
    content.edit(home, (text) =>
      text
        .replace(
          'to="/sell-with-us" title="Offer us a piece"',
          `title="${title}" to="/sell-with-us"`,
        )
        .concat(`\n<Button to="${profile}">Facebook</Button>\n<Button to="call">Call</Button>\n`),
    );
    const addressOf = async (text: string) =>
      (await openText(edits, sourceOf(content, home, text))).address?.value;
    expect(await addressOf(title)).toBe('/sell-with-us');
    expect(await addressOf('Facebook</Button>')).toBe(profile);
    expect(await addressOf('Call</Button>')).toBe('call');
  });
});

describe('an icon', () => {
  test('is not written into another card that is at its place now', async ({ content, edits }) => {
    const {
      file,
      id = '',
      expected,
    } = await openText(edits, sourceOf(content, about, 'To keep every'));
    const details = edits.details({ file, id, expected });
    const icon = details.find(({ name }) => name === '<Card> icon');
    if (!icon) throw new Error('There is no icon.');
    await edits.orderCards({ file, id, expected, order: [1, 0] }, true);
    const ordered = content.read(about);
    expect(await edits.saveDetails([{ ...icon, value: 'phone' }], true)).toEqual({
      result: 'changed',
    });
    expect(content.read(about)).toBe(ordered);
  });
});

describe('the phone number', () => {
  const business = 'content/site/business.mdx';
  const openPhone = (content: SiteCopy, edits: Session) =>
    openText(edits, sourceOf(content, business, '+977'));

  test.for([
    ['9841222333', '+977 984 1222333'],
    ['984-122-2333', '+977 984 1222333'],
    ['९८४ १२२२३३३', '+977 984 1222333'],
    // As contacts, chats and word processors give it.
    ['\u202D+977 984-1222333\u202C', '+977 984-1222333'],
    ['\u2068+977\u00A0984\u2011122\u20102333\u2069', '+977 984-122-2333'],
    ['https://wa.me/9779841222333', '+9779841222333'],
    ['+977.984.1222333', '+977 984 1222333'],
  ])('gets its country code: %s', async ([value = '', saved = ''], { content, edits }) => {
    const opened = await openPhone(content, edits);
    await edits.save({ ...opened, value, address: undefined });
    expect(lastDifferences(edits)).toMatchObject([{ kind: 'field', after: saved }]);
    expect(content.read(business)).toContain(`phone: ${saved}\n`);
  });

  test.for(['984122233', '+977 984-111222'])(
    'is not saved with a missing digit: %s',
    async (value, { content, edits }) => {
      const before = content.read(business);
      const opened = await openPhone(content, edits);
      expect(await edits.save({ ...opened, value, address: undefined })).toMatchObject({
        errors: [{ message: saying('This one has 9.') }],
      });
      expect(content.read(business)).toBe(before);
    },
  );

  test('is the first of two, and a text may contain the second', async ({ content, edits }) => {
    const opened = await openPhone(content, edits);
    const value = '9841222333 / 9851222333';
    expect(await edits.save({ ...opened, value, address: undefined })).toMatchObject({
      errors: [{ proposal: { value: '+977 984 1222333' } }],
    });
    const text = await openText(edits, sourceOf(content, contact, 'The telephone is quicker'));
    const edit = { ...text, value: 'Or call 985-1222333.', address: undefined };
    expect(await edits.save(edit)).toMatchObject({ result: 'saved' });
  });
});
