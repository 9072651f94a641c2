import { expect, test } from 'vitest';
import { blobId } from '../../../../src/compiler/read/files/blob-id.ts';
import { openPair, savePair } from '../../../../src/staff/edits/edit-pair.ts';
import { openGroups, type PairAnswers } from '../../../../src/staff/edits/pair-rows.ts';
import type { FieldValues } from '../../../../src/staff/edits/requests.ts';
import { parseText, type Writer } from '../../../../src/staff/edits/writer.ts';
import { StaffError } from '../../../../src/staff/files/staff-error.ts';

const original = 'content/pages/rent.mdx';
const translation = 'content/ne/pages/rent.mdx';

const page = (title: string, ...blocks: string[]) =>
  `---\ntitle: ${title}\ndescription: ${title}\nnavigation:\n  label: ${title}\n---\n\n${blocks.join('\n\n')}\n`;
const prices = '| Piece | Price |\n| --- | --- |\n| Bed | Rs 900 |\n| Desk | Rs 500 |';

interface Texts {
  /** The original when it was translated; undefined if it is lost. */
  old: string | undefined;
  now: string;
  translated: string;
}

/** Opens a pair, and returns what a save with these values and answers writes. */
async function pairOf({ old, now, translated }: Texts) {
  const mark = `translated_from: ${blobId({ text: old ?? 'lost' })}\n`;
  const text = translated.replace('\n---\n', `\n${mark}---\n`);
  const files = [
    [original, now],
    [translation, text],
    ['content/site/language.mdx', '---\ncode: en\nname: English\n---\n'],
    ['content/ne/site/language.mdx', '---\ncode: ne\nname: नेपाली\n---\n'],
  ].map(([path = '', content = '']) => [path, new TextEncoder().encode(content)] as const);
  let written: Uint8Array | undefined;
  const writer = {
    keepsTexts: false,
    compile: async () => ({ files: files.map(([path, bytes]) => parseText(path, bytes)) }),
    readBytes: (path: string) => files.find(([name]) => name === path)?.[1],
    readBlob: async (id: string) => (id === blobId({ text: old ?? 'lost' }) ? old : undefined),
    write: async ([change]: Parameters<Writer['write']>[0]) => {
      written = change?.after;
      return { result: 'saved', id: 1 };
    },
  } as unknown as Writer;
  const opened = await openPair(writer, translation);
  return {
    opened,
    differences: opened.rows
      .filter(({ difference }) => difference)
      .map(({ difference, other, value }) => `${difference}: ${other || value}`),
    async save(values: FieldValues, answers: PairAnswers) {
      await savePair(writer, { opened, values, answers });
      return new TextDecoder().decode(written).replace(/^translated_from: .*\n/m, '');
    },
  };
}

test('shows a price list that the translation lacks, and says the same only after an answer', async () => {
  const old = page('Rent', 'We rent.', 'Ask us.');
  const now = page('Rent', 'We rent.', prices, 'Ask us.');
  const translated = page('भाडा', 'भाडामा दिन्छौं।', 'सोध्नुहोस्।');
  const { differences, opened, save } = await pairOf({ old, now, translated });
  expect(differences).toEqual([`missing: ${prices}`]);
  const row = opened.rows.find(({ difference }) => difference);
  // The table to translate has the prices already.
  expect(row?.value).toBe('|  |  |\n| --- | --- |\n|  | Rs 900 |\n|  | Rs 500 |');
  await expect(save({}, {})).rejects.toThrow(StaffError);
  const { id = '', group = '', value = '' } = row ?? {};
  expect(openGroups(opened.rows, { [id]: value }, { [group]: 'text' })).toEqual([group]);
  const list = '| सामान | मूल्य |\n| --- | --- |\n| खाट | रु ९०० |';
  expect(await save({ [id]: list }, { [group]: 'text' })).toBe(
    page('भाडा', 'भाडामा दिन्छौं।', list, 'सोध्नुहोस्।'),
  );
  expect(await save({}, { [group]: 'no' })).toBe(translated);
});

test('shows only what differs: what was changed, added and removed', async () => {
  const old = page('Rent', '## How', 'We rent beds.', 'We rent 4 desks.', 'Ask {phone}.');
  const now = page('Rent', '## How', 'We rent old beds.', 'Ask {phone}.', 'We wait 2 days.');
  const translated = page('भाडा', '## कसरी', 'खाट दिन्छौं।', '४ टेबल दिन्छौं।', '{phone} मा सोध्नुहोस्।');
  const { differences, opened, save } = await pairOf({ old, now, translated });
  expect(differences).toEqual([
    'changed: We rent old beds.',
    'extra: ४ टेबल दिन्छौं।',
    'missing: We wait 2 days.',
  ]);
  const [changed, extra, missing] = opened.rows.filter(({ difference }) => difference);
  expect(changed?.before).toBe('We rent beds.');
  const answers = { [extra?.group ?? '']: 'no', [missing?.group ?? '']: 'text' } as const;
  const values = { [missing?.id ?? '']: '२ दिन कुर्छौं।' };
  await expect(save(values, answers)).rejects.toThrow(StaffError);
  expect(await save({ ...values, [changed?.id ?? '']: 'पुराना खाट दिन्छौं।' }, answers)).toBe(
    page('भाडा', '## कसरी', 'पुराना खाट दिन्छौं।', '{phone} मा सोध्नुहोस्।', '२ दिन कुर्छौं।'),
  );
  // A change that needs no other words here, and a text that only this language has.
  expect(
    await save(
      {},
      {
        [changed?.group ?? '']: 'no',
        [extra?.group ?? '']: 'text',
        [missing?.group ?? '']: 'no',
      },
    ),
  ).toBe(translated);
});

test.for([
  [
    'an item of a list',
    ['- Beds\n- Desks\n- Chairs', '- Beds\n- Chairs'],
    ['- खाट\n- कुर्सी', { Desks: 'टेबल' }, '- खाट\n- टेबल\n- कुर्सी'],
  ],
  [
    'a card with its title, among others',
    [
      '<Cards>\n\n<Card title="One">\n\nFirst.\n\n</Card>\n\n<Card title="Two" icon="clock">\n\nSecond.\n\n</Card>\n\n</Cards>',
      '<Cards>\n\n<Card title="One">\n\nFirst.\n\n</Card>\n\n</Cards>',
    ],
    [
      '<Cards>\n\n<Card title="एक">\n\nपहिलो।\n\n</Card>\n\n</Cards>',
      { Two: 'दुई "नयाँ"', 'Second.': 'दोस्रो।' },
      '<Cards>\n\n<Card title="एक">\n\nपहिलो।\n\n</Card>\n\n<Card title="दुई &quot;नयाँ&quot;" icon="clock">\n\nदोस्रो।\n\n</Card>\n\n</Cards>',
    ],
  ],
  [
    'two blocks before all others',
    ['## Prices\n\nFrom 900.\n\nBeds.', 'Beds.'],
    ['खाट।', { Prices: 'मूल्य', 'From 900.': '९०० देखि।' }, '## मूल्य\n\n९०० देखि।\n\nखाट।'],
  ],
  [
    'a text after a picture',
    ['Beds.\n\n![](bed)\n\nDesks.', 'Beds.\n\n![](bed)'],
    ['खाट।\n\n![](bed)', { 'Desks.': 'टेबल।' }, 'खाट।\n\n![](bed)\n\nटेबल।'],
  ],
  ['a whole body', ['Beds.', ''], ['', { 'Beds.': 'खाट।' }, 'खाट।']],
] as const)('adds %s in its place', async ([, [now, old], [translated, texts, expected]]) => {
  const { opened, save } = await pairOf({
    old: page('Rent', old),
    now: page('Rent', now),
    translated: page('भाडा', translated),
  });
  const missing = opened.rows.filter(({ difference }) => difference === 'missing');
  expect(missing.map(({ other }) => other)).toEqual(Object.keys(texts));
  const words: FieldValues = texts;
  const values = Object.fromEntries(missing.map(({ id, other }) => [id, words[other] ?? '']));
  const answers = Object.fromEntries(missing.map(({ group }) => [group, 'text'] as const));
  expect((await save(values, answers)).trim()).toBe(page('भाडा', expected).trim());
});

test('adds a field that the translation lacks', async () => {
  const now =
    '---\ntitle: Rent\ndescription: We rent beds.\nnavigation:\n  label: "Rent: all"\n---\n\nBeds.\n';
  const translated = '---\ntitle: भाडा\n---\n\nखाट।\n';
  const { differences, opened, save } = await pairOf({ old: now, now, translated });
  expect(differences).toEqual(['missing: We rent beds.', 'missing: Rent: all']);
  const [description, label] = opened.rows.filter(({ difference }) => difference);
  const values = { [description?.id ?? '']: 'खाट भाडामा।', [label?.id ?? '']: 'भाडा: सबै' };
  const answers = { [description?.group ?? '']: 'text', [label?.group ?? '']: 'text' } as const;
  expect(await save(values, answers)).toBe(
    '---\ntitle: भाडा\ndescription: खाट भाडामा।\nnavigation:\n  label: "भाडा: सबै"\n---\n\nखाट।\n',
  );
});

test('pairs the texts by their numbers and facts if the earlier original is unknown', async () => {
  const { differences } = await pairOf({
    old: undefined,
    now: page(
      'Rent',
      'We rent 4 beds.',
      'Prices begin at Rs 900.',
      'Ask {phone}.',
      'See [us](/about).',
    ),
    translated: page('भाडा', '{phone} मा सोध्नुहोस्।', 'यो अनुवादमा मात्र छ।', '[हामी](/about) हेर्नुहोस्।'),
  });
  expect(differences).toEqual([
    'missing: We rent 4 beds.',
    'missing: Prices begin at Rs 900.',
    'extra: यो अनुवादमा मात्र छ।',
  ]);
});

test('removes the first two items, and two buttons, that only the translation has', async () => {
  const row = (...names: string[]) =>
    `<Buttons>\n${names.map((name) => `<Button to="call">${name}</Button>\n`).join('')}</Buttons>`;
  const now = page('Rent', '- Chairs of sal', row('Call 1'));
  const translated = page('भाडा', '1. खाट\n2. टेबल\n3. सालका कुर्सी', row('फोन १', 'मेल', 'पत्र'));
  const { opened, save } = await pairOf({ old: now, now, translated });
  const extra = opened.rows.filter(({ difference }) => difference === 'extra');
  expect(extra.map(({ value }) => value)).toEqual(['खाट', 'टेबल', 'मेल', 'पत्र']);
  const answers = Object.fromEntries(extra.map(({ group }) => [group, 'no'] as const));
  const saved = (await save({}, answers)).replaceAll(/\n{3,}/g, '\n\n');
  expect(saved).toBe(page('भाडा', '3. सालका कुर्सी', row('फोन १')));
});
