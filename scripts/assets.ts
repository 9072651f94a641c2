import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { madeFiles } from './assets/made-files.ts';

/** Makes the icon sprite and the display face, which lie in src/. */

const root = path.join(import.meta.dirname, '..');
for (const [name, content] of await madeFiles()) {
  await writeFile(path.join(root, name), content);
  console.log(name);
}
