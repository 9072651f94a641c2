import { expect, test } from 'vitest';
import { fromBikramSambat } from '../../../src/compiler/text/bikram-sambat.ts';

// Public holidays of 2080 as published by the Federation of Nepalese Chambers of Commerce (FNCCI),
// Dashain and Tihar of 2081 as published by the government, and New Year's days.
test.for<[string, string]>([
  ['2080-01-01', '2023-04-14'],
  ['2080-01-18', '2023-05-01'],
  ['2080-01-22', '2023-05-05'],
  ['2080-05-14', '2023-08-31'],
  ['2080-06-03', '2023-09-20'],
  ['2080-06-11', '2023-09-28'],
  ['2080-06-28', '2023-10-15'],
  ['2080-07-05', '2023-10-22'],
  ['2080-07-30', '2023-11-16'],
  ['2080-09-27', '2024-01-12'],
  ['2080-10-01', '2024-01-15'],
  ['2080-11-01', '2024-02-13'],
  ['2081-01-01', '2024-04-13'],
  ['2081-06-24', '2024-10-10'],
  ['2081-06-28', '2024-10-14'],
  ['2082-01-01', '2025-04-14'],
  ['2082-06-24', '2025-10-10'],
  ['2083-01-01', '2026-04-14'],
])('converts %s of Bikram Sambat to %s', ([nepali, expected]) => {
  expect(fromBikramSambat(nepali)).toBe(expected);
});

test.for(['2083-01-32', '2083-13-01', '1970-01-01', '2150-01-01'])(
  'converts nothing if the day %s does not exist in its tables',
  (date) => {
    expect(fromBikramSambat(date)).toBeUndefined();
  },
);
