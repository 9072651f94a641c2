import { expect, test } from 'vitest';
import { readOptions } from '../../../../scripts/bench/options.ts';

const known = ['bytes', 'applied', 'astro'] as const;

test('Without words everything is measured five times, but for Astro', () => {
  expect(readOptions([], known)).toEqual({ parts: ['bytes', 'applied'], runs: 5, json: undefined });
  expect(readOptions(['--astro'], known)).toMatchObject({ parts: known });
});

test('Parts, runs and a file can be chosen', () => {
  const words = ['astro', 'bytes', '--runs', '3', '--json', 'results.json'];
  const options = { parts: ['bytes', 'astro'], runs: 3, json: 'results.json' };
  expect(readOptions(words, known)).toEqual(options);
});

test.each([
  [['byte'], 'there is no part "byte"; did you mean "bytes"?'],
  [['--runs', 'many'], '"many" is no number of runs'],
  [['--runs', '0'], '"0" is no number of runs'],
  [['--jsno', 'x'], '"--jsno" is not known here; did you mean "--json"?'],
])('%j is refused', (words, refusal) => {
  expect(readOptions(words, known)).toEqual({ refusal });
});
