import { expect, test } from 'vitest';
import { shorten } from '../../../../src/staff/describe/change-rows.ts';

test.each([
  ['between words', 'We fetch it for nothing', 12, 'We fetch it …'],
  ['before a word, not inside a syllable', 'हामी किन्छौं', 5, 'हामी …'],
  ['after characters that have two code units', '🪑🪑 chairs', 4, '🪑🪑 …'],
  ['not at all if it is short', 'हामी किन्छौं', 12, 'हामी किन्छौं'],
])('cuts a text %s', (_, text, maxLength, expected) => {
  expect(shorten(text, maxLength)).toBe(expected);
});
