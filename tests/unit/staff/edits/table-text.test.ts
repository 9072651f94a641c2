import { expect, test } from 'vitest';
import { cleanCells } from '../../../../src/staff/edits/clean-paste.ts';
import {
  cellAt,
  fillTable,
  formatTable,
  parseTable,
} from '../../../../src/staff/edits/table-text.ts';

const prices = String.raw`| Piece   | Price |
| ------- | ----: |
| Chair \| used | **900** |
| Bed |
| [Lamp](/contact) | 300 |`;

test('reads cells as staff type them, and pads short rows', () => {
  expect(parseTable(prices)).toEqual({
    rows: [
      ['Piece', 'Price'],
      ['Chair | used', '**900**'],
      ['Bed', ''],
      ['[Lamp](/contact)', '300'],
    ],
    alignments: ['-------', '----:'],
  });
});

test.for([
  prices,
  'Piece | Price\n--- | ---\nBed | 900',
  String.raw`| a\\ | b |
|---|---|
| c\\\| d | e |`,
  '| a | b |\n  | - | - |\n  |  | d |',
  '| a | b |\n> | - | - |\n> | c | d |',
])('keeps the lines of unchanged rows: %j', (text) => {
  expect(formatTable(parseTable(text), text)).toBe(text);
});

test.for([
  ['Chair | used', String.raw`| Chair \| used |`],
  [String.raw`Chair \| used`, String.raw`| Chair \| used |`],
  [String.raw`Chair \\| used`, String.raw`| Chair \\\| used |`],
  [' **two**\nlines ', '| **two** lines |'],
] as const)('writes the cell %j', ([cell, line]) => {
  const table = { rows: [['Piece'], [cell]], alignments: ['---'] };
  expect(formatTable(table, '')).toBe(`| Piece |\n| --- |\n${line}`);
});

test('omits empty rows and columns, and a table without text', () => {
  const table = {
    rows: [
      ['', 'a', ''],
      ['', '', ''],
      ['', 'b', ''],
    ],
    alignments: ['-', ':-', '-'],
  };
  expect(formatTable(table, '')).toBe('| a |\n| :- |\n| b |');
  expect(formatTable({ rows: [[''], ['']], alignments: ['-'] }, '| a |\n| - |')).toBe('');
});

test('keeps the marks of a quotation in front of new rows', () => {
  const text = '| a |\n> | - |';
  const table = parseTable(text);
  expect(formatTable({ ...table, rows: [...table.rows, ['b']] }, text)).toBe(`${text}\n> | b |`);
});

test.for([
  [1, 3, { row: 0, column: 0 }],
  [1, 13, { row: 0, column: 1 }],
  [3, 3, { row: 1, column: 0 }],
  [3, 19, { row: 1, column: 1 }],
  [5, 10, { row: 3, column: 0 }],
] as const)('finds the cell at line %i, column %i', ([line, column, cell]) => {
  expect(cellAt(prices, 'a.mdx:1:1', `a.mdx:${line}:${column}`)).toEqual(cell);
});

test.for([
  [
    'Chair\t900\r\nBed\t\r\n',
    [
      ['Chair', '900'],
      ['Bed', ''],
    ],
  ],
  ['"two\nlines ""new"""\t900', [['two lines "new"', '900']]],
  ['*Chair*\n\nBed', [['**Chair**'], ['Bed']]],
  [
    '| a | b |\n|---|---|\n| c | d |',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['Chair 900', undefined],
] as const)('reads pasted cells from %j', ([pasted, cells]) => {
  expect(cleanCells(pasted)).toEqual(cells);
});

test('adds the rows and columns that pasted cells need', () => {
  const table = {
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    alignments: ['-', '-:'],
  };
  expect(fillTable(table, { row: 1, column: 1 }, [['x', 'y'], ['z']])).toEqual({
    rows: [
      ['a', 'b', ''],
      ['c', 'x', 'y'],
      ['', 'z', ''],
    ],
    alignments: ['-', '-:', '---'],
  });
});
