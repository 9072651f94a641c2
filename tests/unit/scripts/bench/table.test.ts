import { expect, test } from 'vitest';
import { keepsLimit, result } from '../../../../scripts/bench/result.ts';
import { table } from '../../../../scripts/bench/table.ts';

test('A table shows the middle of what was measured, its ends and what is over its budget', () => {
  const results = [
    result('/ fcp, the site', 'ms', [480, 510, 2200], 500),
    result('/ until touched, all', 'KB', [24.963], 40),
    result('check', 'ms', [900]),
  ];
  expect(table('all', results).split('\n')).toEqual([
    'all                    median      min      max    times     unit   budget',
    '/ fcp, the site           510      480     2200        3       ms      500  over',
    '/ until touched, all     25.0     25.0     25.0        1       KB     40.0',
    'check                     900      900      900        1       ms',
  ]);
});

test('A score has to reach its budget, everything else must not pass it', () => {
  expect(keepsLimit(result('/ seo', 'score', [99], 100))).toBe(false);
  expect(keepsLimit(result('/ seo', 'score', [100], 100))).toBe(true);
  expect(keepsLimit(result('/ shift', 'shift', [0], 0))).toBe(true);
  expect(keepsLimit(result('/ shift', 'shift', [0.01], 0))).toBe(false);
  expect(keepsLimit(result('build', 'ms', [1e9]))).toBe(true);
});
