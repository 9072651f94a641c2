import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { test } from './setup/copy.ts';

/** Allows a page no more than these bytes until it is touched. */
const allow = (bytes: number) => (text: string) =>
  text.replace(/"untouchedPage": \d+/, `"untouchedPage": ${bytes}`);

test('A site with pages that are too heavy is not built, and told which and why', async ({
  copy,
}) => {
  await copy.edit('package.json', allow(1000));
  const { code, output } = await copy.run('build');
  expect(code).toBe(1);
  expect(output).toMatch(
    /^about\.html until it is touched weighs [\d.]+ KB, over its 1\.0 \(budgets\.untouchedPage in package\.json\): assets\/\S+ [\d.]+, /m,
  );
  expect(existsSync(path.join(copy.root, 'dist'))).toBe(false);
});

test('Nobody is stopped from writing a long page', async ({ copy }) => {
  const sentence = (_: unknown, index: number) =>
    `\nA ${Math.sin(index)
      .toString(36)
      .replace(/[^a-z]/g, '')}.\n`;
  const words = Array.from({ length: 1500 }, sentence).join('');
  await copy.edit('content/pages/about.mdx', (text) => text + words);
  const { code, output } = await copy.run('build');
  expect(output).toContain('dist/ holds');
  expect(code).toBe(0);
});
