import { expect, test } from 'vitest';
import { compatibleFixes } from '../../../scripts/content/diagnostics/fixes.ts';

test('keeps the first of several fixes that overlap', () => {
  const fixOf = (column: number, find: string) => ({
    line: 1,
    column,
    message: '',
    fix: { find, replace: '' },
  });
  const fixes = [fixOf(1, 'abcdefgh'), fixOf(2, 'bc'), fixOf(6, 'fg'), fixOf(9, 'ij')];
  const kept = compatibleFixes('abcdefghij', fixes).map(({ diagnostic }) => diagnostic.fix.find);
  expect(kept).toEqual(['abcdefgh', 'ij']);
});
