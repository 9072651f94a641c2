import { expect, test } from 'vitest';
import { compare } from '../../../../src/compiler/text/compare.ts';
import { sentences } from '../../../../src/compiler/text/sentences.ts';

/** Compares two texts. Each letter is a sentence. @returns the changes, such as `-b +x` */
function compareLetters(before: string, after: string): string {
  return compare([...before], [...after])
    .map(({ sign, sentence }) => sign + sentence)
    .join(' ');
}

test.for([
  ['nothing if nothing has changed', '', '', ''],
  ['nothing if nothing has changed', 'abc', 'abc', ''],
  ['added sentences', '', 'ab', '+a +b'],
  ['added sentences', 'abc', 'abxc', '+x'],
  ['an added duplicate', 'aba', 'abaa', '+a'],
  ['removed sentences', 'ab', '', '-a -b'],
  ['removed sentences', 'abcd', 'ad', '-b -c'],
  ['a replaced sentence, the old before the new', 'abc', 'axc', '-b +x'],
  ['a replaced sentence, the old before the new', 'a', 'b', '-a +b'],
  ['the fewest changes if the last sentence becomes the first', 'abcde', 'eabcd', '+e -e'],
] as const)('finds %s: from "%s" to "%s"', ([, before, after, expected]) => {
  expect(compareLetters(before, after)).toBe(expected);
});

test('splits segments into sentences of one line', () => {
  const segments = ['We buy.  We\nsell! Do you?', 'Call Now', ' ', 'हामी किन्छौं। हामी बेच्छौं।'];
  expect(sentences(segments, 'en')).toEqual([
    'We buy.',
    'We sell!',
    'Do you?',
    'Call Now',
    'हामी किन्छौं।',
    'हामी बेच्छौं।',
  ]);
});

test.for([
  ['सोफा रु. ५०० मा पाइन्छ।', 'ne'],
  ['सोफा रू. ५०० मा पाइन्छ।', 'ne'],
  ['डा. राम र प्रा. लि. का मानिस आए।', 'ne'],
  ['नं. ५ को पसल।', 'en'],
  ['The sofa is Rs. 500.', 'en'],
] as const)('does not end a sentence at an abbreviation: %s', ([sentence, language]) => {
  expect(sentences([`${sentence} अर्को।`], language)).toEqual([sentence, 'अर्को।']);
});
