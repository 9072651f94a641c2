import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createAssets } from '../../scripts/assets.ts';
import { project } from '../support/folders.ts';

const generated = await createAssets();
const read = (name: string) => readFile(path.join(project, name));

test.for([...generated.keys()])(
  'equals the file that "npm run assets" creates: %s',
  async (name) => {
    const committed = await read(name);
    expect(committed.equals(Buffer.from(generated.get(name) ?? ''))).toBe(true);
  },
);

test('publishes the licences of the font and the icons unchanged', async () => {
  const textOf = async (name: string) => String(await read(name)).replaceAll('\r', '');
  const published = await textOf('public/licenses-of-font-and-icons.txt');
  for (const name of ['@fontsource-variable/fraunces', '@phosphor-icons/core']) {
    expect(published).toContain((await textOf(`node_modules/${name}/LICENSE`)).trim());
  }
});
