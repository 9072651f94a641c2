import path from 'node:path';
import { expect, test } from 'vitest';
import { readBudgets } from '../../../../scripts/budgets/budgets.ts';
import { overBudget } from '../../../../scripts/budgets/over-budget.ts';

const budgets = { untouchedPage: 40_000, application: 80_000, words: 3000 };
const about = (bytes: number) => ({
  name: 'about.html until it is touched',
  budget: 'untouchedPage' as const,
  files: [
    { file: 'about.html', bytes: 4000 },
    { file: 'assets/hero.svg', bytes },
  ],
});

test('A page that weighs as much as it may is within its budget', () => {
  expect(overBudget([about(36_000)], budgets)).toEqual([]);
});

test('A page that is over it is told with its files, the heaviest first', () => {
  expect(overBudget([about(1000), about(38_250)], budgets)).toEqual([
    'about.html until it is touched weighs 42.3 KB, over its 40.0 (budgets.untouchedPage in package.json): assets/hero.svg 38.3, about.html 4.0',
  ]);
});

test('The budgets of this project can be read, and their lack is told', async () => {
  const root = path.join(import.meta.dirname, '../../../..');
  expect(await readBudgets(root)).toEqual(budgets);
  await expect(readBudgets(path.join(root, 'node_modules/vite'))).rejects.toThrow('budgets');
});
