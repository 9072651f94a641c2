import { expect, test } from 'vitest';
import { directionOf } from '../../../../src/site/lib/direction.ts';

test.for([
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['pa-PK', 'rtl'],
  ['pa', 'ltr'],
  ['ne', 'ltr'],
  ['fr', 'ltr'],
])('returns the direction of %s: %s', ([tag = '', direction]) => {
  expect(directionOf(tag)).toBe(direction);
});
