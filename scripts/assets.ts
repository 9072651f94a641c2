import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { madeFiles } from './assets/made-files.ts';

/** Makes the icon sprite, the display face and the favicons, which lie in src/ and public/. */

const root = path.join(import.meta.dirname, '..');
for (const [name, content] of await madeFiles(root)) {
  await writeFile(path.join(root, name), content);
  console.log(name);
}
