import { expect, test } from 'vitest';
import { followCells, followNumbers } from '../../../../src/staff/edits/follow-numbers.ts';

test.for([
  ['a price', 'From Rs 5,000.', 'From Rs 6,000.', 'रु ५,००० देखि।', 'रु ६,००० देखि।'],
  ['a price in Nepali', 'रु ९०० देखि।', 'रु १,००० देखि।', 'From Rs 900.', 'From Rs 1,000.'],
  ['other groups', '100,000', '200,000', '१,००,०००', '२,००,०००'],
  ['Latin digits', 'Rs 500', 'Rs 550', 'रु 500', 'रु 550'],
  ['a fraction', '1.5 km', '15 km', '१.५ किमी', '१५ किमी'],
  ['one of two', '2 of 3 days', '2 of 4 days', '३ दिनमा २', '४ दिनमा २'],
  ['equal numbers in order', '2 or 2', '2 or 3', '२ वा २', '२ वा ३'],
  ['a phone number', '984-1112223', '985-1112223', '९८४-१११२२२३', '९८५-१११२२२३'],
] as const)('follows %s', ([, before, after, translation, expected]) => {
  expect(followNumbers(before, after, translation)).toBe(expected);
});

test.for([
  ['other words', 'From Rs 500.', 'Only Rs 600.', 'रु ५०० देखि।'],
  ['another number there', 'Rs 500', 'Rs 600', 'रु ४००'],
  ['a number more', 'Rs 500', 'Rs 500 or 600', 'रु ५००'],
  ['equal numbers in another order', '2 or 2 of 3', '2 or 4 of 3', '३ मध्ये २ वा २'],
  ['no change', 'Rs 500', 'Rs 500', 'रु ५००'],
] as const)('does not follow %s', ([, before, after, translation]) => {
  expect(followNumbers(before, after, translation)).toBeUndefined();
});

const table = (...rows: string[]) => ['| a | b |', '| --- | --: |', ...rows].join('\n');

test('follows the cells of a table, whatever the other cells say', () => {
  const before = table('| Bed | 900 |', '| Two beds | 900 |');
  const after = before.replace('| Bed | 900 |', '| Bed | 950 |');
  const translation = table('| खाट | रु ९०० |', '| २ खाट | १,८०० |');
  expect(followCells(before, after, translation)).toBe(translation.replace('९००', '९५०'));
  expect(followCells(before, after, translation.replace('९००', '८००'))).toBeUndefined();
  expect(followCells(before, after.replace('Two', 'Big'), translation)).toBeUndefined();
  expect(followCells(before, `${after}\n| Desk | 5 |`, translation)).toBeUndefined();
});
