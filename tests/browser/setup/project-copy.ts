import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from './shop.ts';

/** A copy of the project in which a test may change and build what it likes. */
export interface ProjectCopy {
  /** The copy's folder. */
  root: string;
  /** Writes a file of the copy anew from what it holds; a new one holds nothing. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Runs a command of package.json. */
  run: (command: string, ...args: string[]) => Promise<{ code: number | null; output: string }>;
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

/** Copies the project into a temporary folder; its packages are shared with the project. */
export async function copyProject(): Promise<ProjectCopy> {
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
    run: (command, ...args) => runCommand(folder, [command, ...args]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function runCommand(folder: string, command: readonly string[]): ReturnType<ProjectCopy['run']> {
  // What the test runner tells its own processes is not for a build.
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const child = spawn('npm', ['run', '--silent', ...command], {
    cwd: folder,
    env: { ...environment, NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
