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
  const others = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/z-index: (?!var\(--layer-)(.*);/g)].map(
      ([, value]) => `${path.basename(name)}: ${value}`,
    ),
  );
  // The picture of the hero is behind its text. The hero is isolated.
  expect(others).toEqual(['hero.module.css: -1']);
});
