import { expect, test } from 'vitest';
import type { Side } from '../../../../src/staff/draft/merge-lines.ts';
import { mergeTexts } from '../../../../src/staff/draft/merge-texts.ts';
import type { Bytes } from '../../../../src/staff/files/transport.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const merge = (before: string, mine: string, theirs: string) => {
  const merged = mergeTexts(bytes(before), bytes(mine), bytes(theirs));
  return merged && new TextDecoder().decode(merged);
};

const text = 'question: How?\norder: 10\n---\n\nOne.\n\nTwo.\n';

test.for([
  [
    'lines of their own',
    ['How?', 'Why?'],
    ['Two.', 'Three.'],
    'question: Why?\norder: 10\n---\n\nOne.\n\nThree.\n',
  ],
  [
    'the same line in the same way',
    ['Two.', 'Three.'],
    ['Two.', 'Three.'],
    'question: How?\norder: 10\n---\n\nOne.\n\nThree.\n',
  ],
  ['the same line in two ways', ['Two.', 'Three.'], ['Two.', 'Four.'], undefined],
] as const)('merges texts if both sides change %s', ([, [a, mine], [b, theirs], expected]) => {
  expect(merge(text, text.replace(a, mine), text.replace(b, theirs))).toBe(expected);
});

const rows = (...prices: string[]) =>
  `| Chair | Price |\n|---|---|\n${prices.map((price) => `| Chair | ${price} |\n`).join('')}`;

test.for([
  ['changes one of two equal rows, and the other removes one', ['1', '1'], ['2', '1'], ['1']],
  ['changes the last of two equal rows, and the other removes one', ['1', '1'], ['1', '2'], ['1']],
  ['adds a row between equal rows, and the other removes one', ['1', '1'], ['1', '2', '1'], ['1']],
  ['adds a row below the last one, which the other changes', ['1'], ['1', '2'], ['3']],
] as const)('merges no table if one side %s', ([, before, mine, theirs]) => {
  expect(merge(rows(...before), rows(...mine), rows(...theirs))).toBeUndefined();
  expect(merge(rows(...before), rows(...theirs), rows(...mine))).toBeUndefined();
});

test.for([
  ['removes one of two equal rows', ['1', '1', '4', '5'], ['1', '4', '5']],
  ['changes one of two equal rows', ['1', '1', '4', '5'], ['1', '2', '4', '5']],
  ['adds an equal row', ['1', '4', '5'], ['1', '1', '4', '5']],
] as const)('merges equal changes, and a change elsewhere, if each side %s', ([, before, both]) => {
  const mine = [...both.slice(0, -1), '6'];
  expect(merge(rows(...before), rows(...both), rows(...both))).toBe(rows(...both));
  expect(merge(rows(...before), rows(...mine), rows(...both))).toBe(rows(...mine));
  expect(merge(rows(...before), rows(...both), rows(...mine))).toBe(rows(...mine));
});

test('keeps the changes of both sides beside a conflict that one side wins', () => {
  const before = 'One.\n\nTwo.\n\nThree.\n';
  const mine = 'Mine one.\n\nMine.\n\nThree.\n';
  const theirs = 'One.\n\nTheirs.\n\nTheir three.\n';
  const texts = [before, mine, theirs].map(bytes) as [Bytes, Bytes, Bytes];
  const favour = (side: Side) => new TextDecoder().decode(mergeTexts(...texts, side));
  expect(favour('mine')).toBe('Mine one.\n\nMine.\n\nTheir three.\n');
  expect(favour('theirs')).toBe('Mine one.\n\nTheirs.\n\nTheir three.\n');
});

test('merges no picture, and no file that one side removes', () => {
  const picture = Uint8Array.of(0xff, 0xd8, 0);
  expect(mergeTexts(picture, Uint8Array.of(0xff, 1), Uint8Array.of(0xff, 2))).toBeUndefined();
  expect(mergeTexts(bytes(text), undefined, bytes('Other.'))).toBeUndefined();
});
