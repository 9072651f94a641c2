import { expect, test } from 'vitest';
import { followCells, followNumbers } from '../../../../src/staff/edits/follow-numbers.ts';

test.for([
  ['a price', 'From Rs 5,000.', 'From Rs 6,000.', 'रु ५,००० देखि।', 'रु ६,००० देखि।'],
  ['a price in Nepali', 'रु ९०० देखि।', 'रु १,००० देखि।', 'From Rs 900.', 'From Rs 1,000.'],
  ['other groups', '100,000', '200,000', '१,००,०००', '२,००,०००'],
  ['Latin digits', 'Rs 500', 'Rs 550', 'रु 500', 'रु 550'],
  ['a fraction', '1.5 km', '15 km', '१.५ किमी', '१५ किमी'],
  ['one of two', '2 of 3 days', '2 of 4 days', '३ दिनमा २', '४ दिनमा २'],
  ['two equal numbers that become one', '2 or 2', '3 or 3', '२ वा २', '३ वा ३'],
  ['a number beside equal ones', '2 or 2 of 3', '2 or 2 of 4', '३ मध्ये २ वा २', '४ मध्ये २ वा २'],
  ['two numbers that change places', '2 or 3', '3 or 2', '२ वा ३', '३ वा २'],
  [
    'the minutes of a time',
    '10:00 to 17:00',
    '10:30 to 17:00',
    '१०:०० देखि १७:००',
    '१०:३० देखि १७:००',
  ],
  ['a phone number', '984-1112223', '985-1112223', '९८४-१११२२२३', '९८५-१११२२२३'],
] as const)('follows %s', ([, before, after, translation, expected]) => {
  expect(followNumbers(before, after, translation)).toBe(expected);
});

test.for([
  ['other words', 'From Rs 500.', 'Only Rs 600.', 'रु ५०० देखि।'],
  ['another number there', 'Rs 500', 'Rs 600', 'रु ४००'],
  ['a number more', 'Rs 500', 'Rs 500 or 600', 'रु ५००'],
  ['one of equal numbers', '3 days within 3 km', '5 days within 3 km', '३ किमीभित्र ३ दिन'],
  ['one of equal numbers in order', '2 or 2', '2 or 3', '२ वा २'],
  [
    'equal lakhs in other groups',
    '100,000 or 1,00,000',
    '200,000 or 1,00,000',
    '१,००,००० वा १,००,०००',
  ],
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

test('changes no table if one of two equal numbers in a cell changes', () => {
  const before = table('| Bed | 900 |', '| Desk | 2 or 2 |');
  const translation = table('| खाट | ९०० |', '| डेस्क | २ वा २ |');
  const price = followCells(before, before.replace('900', '950'), translation);
  expect(price).toBe(translation.replace('९००', '९५०'));
  expect(followCells(before, before.replace('2 or', '3 or'), translation)).toBeUndefined();
});
