import { expect, test } from 'vitest';
import { compatibleFixes } from '../../../src/compiler/diagnostics/fixes.ts';

test('keeps the first of several fixes that overlap', () => {
  const diagnosticAt = (column: number, find: string) => ({
    line: 1,
    column,
    message: [],
    fix: { find, replace: '' },
  });
  const diagnostics = [
    diagnosticAt(1, 'abcdefgh'),
    diagnosticAt(2, 'bc'),
    diagnosticAt(6, 'fg'),
    diagnosticAt(9, 'ij'),
  ];
  const kept = compatibleFixes('abcdefghij', diagnostics);
  expect(kept.map(({ diagnostic }) => diagnostic.fix.find)).toEqual(['abcdefgh', 'ij']);
});
