import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../support/folders.ts';

const folder = path.join(project, 'src/site');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

test('orders what is above the page in one file: only notices and the skip link are above the header', () => {
  const tokens = sheets.find(({ name }) => name.endsWith('tokens.css'))?.text ?? '';
  const layers = [...tokens.matchAll(/--layer-([\w-]+): (\d+);/g)];
  expect(layers.map(([, name, number]) => `${number} ${name}`)).toEqual([
    '1 bottom-bar',
    '2 header',
    '3 notice',
    '4 skip-link',
    '5 editor',
  ]);
  // What is behind or before its neighbours stays inside an isolated element: the picture of the hero, a
  // price tag, the ring of a category.
  const others = sheets
    .filter(({ text }) => !text.includes('isolation: isolate'))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/z-index: (?!var\(--layer-)(.*);/g)].map(
        ([, value]) => `${path.basename(name)}: ${value}`,
      ),
    );
  expect(others).toEqual([]);
});
