import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A copy of the project whose files can be changed without harm. */
export interface ProjectCopy {
  /** The copy's folder. */
  root: string;
  /** Writes a file of the copy anew from what it holds; a new one holds nothing. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
}

const parts = [
  'content',
  'src',
  'public',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Copies the project into a temporary folder; its packages are shared with the project.
 * @param root the project's folder
 */
export async function copyProject(root: string): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-copy-'));
  for (const part of parts) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

  return {
    root: folder,
    edit: async (file, change) => {
      const place = path.join(folder, file);
      const text = await readFile(place, 'utf8').catch(() => '');
      await writeFile(place, change(text));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
