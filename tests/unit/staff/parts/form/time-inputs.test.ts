import { expect, test } from 'vitest';
import { createTimeInputs, readTimes } from '../../../../../src/staff/parts/form/time-inputs.ts';
import { en } from '../../../../../src/staff/words/en.ts';

const morning = { opens: '9:00 AM', closes: '1:00 PM' };
const afternoon = { opens: '2:00 PM', closes: '6:00 PM' };

test.for([
  ['a day', [morning]],
  ['a day with a break', [morning, afternoon]],
  ['a closed day', []],
] as const)('%s keeps its times in the form', ([, times]) => {
  const inputs = createTimeInputs(en, [...times]);
  const values = inputs.map(({ name, value = '' }) => [name, value] as const);
  expect(readTimes(Object.fromEntries(values))).toEqual(times);
});

test('a form for a closed day has one pair of times, which opens the day', () => {
  const names = createTimeInputs(en, []).map(({ name }) => name);
  expect(names).toEqual(['closed', 'opens0', 'closes0']);
  expect(readTimes({ closed: '', opens0: '9:00 AM', closes0: '1:00 PM' })).toEqual([morning]);
});
