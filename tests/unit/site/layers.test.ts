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
  // What is behind its neighbours stays inside an isolated element: the picture of the hero, a price tag.
  const others = sheets.flatMap(({ name, text }) => {
    const isIsolated = text.includes('isolation: isolate');
    return [...text.matchAll(/z-index: (?!var\(--layer-)(.*);/g)]
      .filter(([, value]) => value !== '-1' || !isIsolated)
      .map(([, value]) => `${path.basename(name)}: ${value}`);
  });
  expect(others).toEqual([]);
});
