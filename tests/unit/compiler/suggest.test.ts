import { expect, test } from 'vitest';
import { advise, nearest } from '../../../src/compiler/diagnostics/suggest.ts';
import { toEnglish } from '../../../src/site/fields/say.ts';

const icons = ['truck', 'tree', 'phone', 'x', 'armchair', 'map-pin'];

test.each([
  ['truk', 'truck', 'a letter is missing'],
  ['trruck', 'truck', 'there is a letter too many'],
  ['trick', 'truck', 'a letter is wrong'],
  ['turck', 'truck', 'two letters are swapped'],
  ['Phone', 'phone', 'it has a capital'],
  ['PHONE', 'phone', 'it is all in capitals'],
  ['pin-map', 'map-pin', 'its words are swapped'],
  ['armchiar', 'armchair', 'two letters of a long word are swapped'],
])('corrects "%s" to "%s" if %s', (written, expected) =>
  expect(nearest(written, icons)).toBe(expected),
);

test.each(['spaceship', 'tv', ''])('suggests nothing for "%s"', (written) =>
  expect(nearest(written, icons)).toBeUndefined(),
);

test('suggests nothing from an empty list of names', () =>
  expect(nearest('truck', [])).toBeUndefined());

test('suggests the nearest name, or else a short list of names', () => {
  expect(toEnglish(advise('truk', icons).hint)).toBe('Did you mean "truck"?');
  expect(toEnglish(advise('spaceship', ['truck', 'tree']).hint)).toBe('The names are truck, tree.');
  expect(toEnglish(advise('spaceship', ['truck']).hint)).toBe('The only name is truck.');
  expect(toEnglish(advise('spaceship', 'abcdefghijklm'.split('')).hint)).toBe('');
  expect(toEnglish(advise('spaceship', []).hint)).toBe('');
});
