// Generates the reference for staff and the editor support for VS Code from the schemas.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documents } from './docs/documents.ts';

const root = path.join(import.meta.dirname, '..');
for (const [name, text] of await documents(root)) {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(name);
}
