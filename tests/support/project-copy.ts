import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'vitest';
import { project, smallSite } from './site-copy.ts';

/** A copy of the project with the small site as its content; a test may change and build it. */
export interface ProjectCopy {
  root: string;
  read: (file: string) => string;
  /** Writes a file anew from what it holds; a new one holds nothing. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Runs a npm script or `vite`, and waits for its end. */
  run: (command: string, ...args: string[]) => Promise<{ code: number | null; output: string }>;
  /** Starts a command that does not end by itself. The caller ends it. */
  start: (command: string, ...args: string[]) => ReturnType<typeof spawn>;
}

const parts = ['src', 'public', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies the project into a temporary folder; its packages are shared with the project. */
function copyProject(): ProjectCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  const at = (file: string) => path.join(root, file);
  for (const part of parts) cpSync(path.join(project, part), at(part), { recursive: true });
  cpSync(path.join(smallSite, 'content'), at('content'), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), at('node_modules'), 'junction');

  const start: ProjectCopy['start'] = (command, ...args) => {
    // What the test runner tells its own processes is not for a command.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const [file = '', ...rest] =
      command === 'vite'
        ? [process.execPath, at('node_modules/vite/bin/vite.js'), ...args]
        : ['npm', 'run', '--silent', command, '--', ...args];
    return spawn(file, rest, {
      cwd: root,
      env: { ...env, NO_COLOR: '1', npm_config_loglevel: 'error' },
      shell: process.platform === 'win32',
    });
  };
  return {
    root,
    read: (file) => readFileSync(at(file), 'utf8'),
    edit(file, change) {
      let text = '';
      try {
        text = readFileSync(at(file), 'utf8');
      } catch {}
      writeFileSync(at(file), change(text));
    },
    start,
    run(command, ...args) {
      const child = start(command, ...args);
      let output = '';
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve({ code, output }));
      });
    },
  };
}

/** A test with a copy of the project, the same for all tests of a file; each takes back its edits. */
export const test = base.extend<{ copy: ProjectCopy }>({
  copy: [
    async ({}, use) => {
      const copy = copyProject();
      await use(copy);
      rmSync(copy.root, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
});

/** Edits that add a plugin, by which the page says what `.env` says. */
export const plugin = {
  'vite.config.ts': (text: string) =>
    text.replace(
      'previewHost(),',
      "previewHost(), { name: 'added', config: () => ({ define: { __SAID__: JSON.stringify(loadEnv('', root, '').SAID) } }) },",
    ),
  'src/app/Layout.tsx': (text: string) => text.replace('<main ', '<main data-said={__SAID__} '),
};

/** Does something while files of the copy have other texts, and puts them back. */
export async function withEdits<Result>(
  copy: ProjectCopy,
  edits: Record<string, (text: string) => string>,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = Object.keys(edits).map((file) => [file, copy.read(file)] as const);
  for (const [file, change] of Object.entries(edits)) copy.edit(file, change);
  try {
    return await act();
  } finally {
    for (const [file, text] of before) copy.edit(file, () => text);
  }
}
