import { describe, expect, test } from 'vitest';
import { didYouMean, nearest } from '../../../../scripts/content/diagnostics/suggest.ts';

const icons = ['truck', 'tree', 'phone', 'x', 'armchair', 'map-pin'];

describe('A misspelt name is understood', () => {
  const slips = [
    ['truk', 'truck', 'a letter is missing'],
    ['trruck', 'truck', 'a letter too many'],
    ['trick', 'truck', 'a letter is wrong'],
    ['turck', 'truck', 'two letters are swapped'],
    ['Phone', 'phone', 'a capital'],
    ['PHONE', 'phone', 'all in capitals'],
    ['pin-map', 'map-pin', 'the words are swapped'],
    ['armchiar', 'armchair', 'two letters of a long word are swapped'],
  ] as const;
  for (const [written, meant, how] of slips) {
    test(how, () => expect(nearest(written, icons)).toBe(meant));
  }
});

describe('No guess is made', () => {
  test('at a word that is like no other', () =>
    expect(nearest('spaceship', icons)).toBeUndefined());
  test('at a short word of other letters', () => expect(nearest('tv', icons)).toBeUndefined());
  test('at nothing', () => expect(nearest('', icons)).toBeUndefined());
  test('where there is nothing to choose from', () => expect(nearest('truck', [])).toBeUndefined());
});

describe('The advice behind a message', () => {
  test('is the near name', () => expect(didYouMean('truk', icons)).toBe('; did you mean "truck"?'));
  test('is the short list where no name is near', () => {
    expect(didYouMean('spaceship', ['truck', 'tree'])).toBe('; there are truck, tree');
    expect(didYouMean('spaceship', ['truck'])).toBe('; there is truck');
  });
  test('is nothing where the list is long or empty', () => {
    expect(didYouMean('spaceship', 'abcdefghijklm'.split(''))).toBe('');
    expect(didYouMean('spaceship', [])).toBe('');
  });
});
