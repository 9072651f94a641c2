import { describe, expect, test } from 'vitest';
import { compare } from '../../../scripts/content/sentences/compare.ts';
import { sentences } from '../../../scripts/content/sentences/sentences.ts';

/** The changes as the terminal shows them. */
function changes(before: string, after: string): string {
  return compare([...before], [...after])
    .map(({ sign, sentence }) => sign + sentence)
    .join(' ');
}

describe('Two lists of sentences differ in', () => {
  test('nothing when they are the same', () => {
    expect(changes('', '')).toBe('');
    expect(changes('abc', 'abc')).toBe('');
  });

  test('what was added, also where it stands twice', () => {
    expect(changes('', 'ab')).toBe('+a +b');
    expect(changes('abc', 'abxc')).toBe('+x');
    expect(changes('aba', 'abaa')).toBe('+a');
  });

  test('what was removed', () => {
    expect(changes('ab', '')).toBe('-a -b');
    expect(changes('abcd', 'ad')).toBe('-b -c');
  });

  test('what was replaced, the old before the new', () => {
    expect(changes('abc', 'axc')).toBe('-b +x');
    expect(changes('a', 'b')).toBe('-a +b');
  });

  test('as little as can be where much has moved', () => {
    expect(changes('abcde', 'eabcd')).toBe('+e -e');
  });
});

describe('Words are cut into sentences', () => {
  test('of one line each, pieces apart', () => {
    const pieces = ['We buy.  We\nsell! Do you?', 'Call Now', ' ', 'हामी किन्छौं। हामी बेच्छौं।'];
    expect(sentences(pieces, 'en')).toEqual([
      'We buy.',
      'We sell!',
      'Do you?',
      'Call Now',
      'हामी किन्छौं।',
      'हामी बेच्छौं।',
    ]);
  });
});
