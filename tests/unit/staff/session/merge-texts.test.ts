import { expect, test } from 'vitest';
import { mergeTexts } from '../../../../src/staff/session/merge-texts.ts';

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

test('merges no picture, and no file that one side removes', () => {
  const picture = Uint8Array.of(0xff, 0xd8, 0);
  expect(mergeTexts(picture, Uint8Array.of(0xff, 1), Uint8Array.of(0xff, 2))).toBeUndefined();
  expect(mergeTexts(bytes(text), undefined, bytes('Other.'))).toBeUndefined();
});
