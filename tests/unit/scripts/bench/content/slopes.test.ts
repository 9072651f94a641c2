import { expect, test } from 'vitest';
import { slopes } from '../../../../../scripts/bench/content/slopes.ts';
import { result } from '../../../../../scripts/bench/result.ts';

test('What each further entry takes is what is left without the start', () => {
  const results = [
    result('check of 10 entries', 'ms', [500]),
    result('check of 10 entries, memory', 'MB', [90]),
    result('check of 110 entries', 'ms', [700]),
    result('check of 1010 entries', 'ms', [1500]),
  ];
  const found = slopes(results, [10, 110, 1010]);
  expect(found.map(({ name, spread, limit }) => [name, spread.median, limit])).toEqual([
    ['check per entry of 110', 2, undefined],
    ['check per entry of 1010', 1, 2],
  ]);
});
