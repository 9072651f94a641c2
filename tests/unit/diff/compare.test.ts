import { describe, expect, test } from 'vitest';
import { compare } from '../../../scripts/content/sentences/compare.ts';
import { sentences } from '../../../scripts/content/sentences/sentences.ts';

/** Compares two texts whose letters are the sentences. Returns the changes: `-b +x`. */
function changes(before: string, after: string): string {
  return compare([...before], [...after])
    .map(({ sign, sentence }) => sign + sentence)
    .join(' ');
}

describe('the comparison of two lists of sentences', () => {
  test('finds nothing if they are the same', () => {
    expect(changes('', '')).toBe('');
    expect(changes('abc', 'abc')).toBe('');
  });

  test('finds an added sentence, even if it is a duplicate', () => {
    expect(changes('', 'ab')).toBe('+a +b');
    expect(changes('abc', 'abxc')).toBe('+x');
    expect(changes('aba', 'abaa')).toBe('+a');
  });

  test('finds a removed sentence', () => {
    expect(changes('ab', '')).toBe('-a -b');
    expect(changes('abcd', 'ad')).toBe('-b -c');
  });

  test('finds a replaced sentence, the old before the new', () => {
    expect(changes('abc', 'axc')).toBe('-b +x');
    expect(changes('a', 'b')).toBe('-a +b');
  });

  test('returns the fewest changes if the last sentence becomes the first', () => {
    expect(changes('abcde', 'eabcd')).toBe('+e -e');
  });
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
