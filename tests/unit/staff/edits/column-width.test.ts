import { expect, test } from 'vitest';
import { columnWidth } from '../../../../src/staff/edits/column-width.ts';

test.for([
  [['Price', 'Rs. 4,500'], 9],
  [['मूल्य', 'रु ४,५०० मात्र'], 8],
  [['A chair with arms', undefined], 5],
  [['Air-conditioner-repairs'], 14],
] as const)('is as wide as the longest word or price of a column: %j', ([cells, characters]) => {
  expect(columnWidth(cells)).toBe(`calc(${characters}ch + 18px)`);
});
