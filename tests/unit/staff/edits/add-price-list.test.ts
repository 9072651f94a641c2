import { expect, test } from 'vitest';
import { formatPriceList } from '../../../../src/staff/edits/add-price-list.ts';

const columns = ['en', 'ne'];
const priceHeadings = { en: 'Price', ne: 'मूल्य' };
const digits = '०१२३४५६७८९';

test('writes each price once for all languages, with the digits and the sign of each', () => {
  const rows = [
    ['Item', 'सामान', 'Price'],
    ['Chair', 'कुर्सी', 'Rs. 4,500'],
    ['Bed | large', '', 'from Rs. 9000'],
    ['', '', ' '],
    ['Desk', 'टेबल', '१२००'],
  ];
  expect(formatPriceList({ columns, priceHeadings, rows }, 'en', undefined).split('\n')).toEqual([
    '| Item | Price |',
    '| --- | --: |',
    '| Chair | Rs. 4,500 |',
    String.raw`| Bed \| large | from Rs. 9000 |`,
    '| Desk | 1200 |',
  ]);
  expect(formatPriceList({ columns, priceHeadings, rows }, 'ne', digits).split('\n')).toEqual([
    '| सामान | मूल्य |',
    '| --- | --: |',
    '| कुर्सी | रु. ४,५०० |',
    String.raw`| Bed \| large | from Rs. 9000 |`,
    '| टेबल | १२०० |',
  ]);
});
