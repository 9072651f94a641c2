import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test as base } from 'vitest';
import { fixture, project } from './folders.ts';
import { freePort } from './free-port.ts';
import { cleanEnvironment, waitForExit, type ProcessResult } from './process.ts';
import { makeFolder, type Folder } from './folder.ts';

/** A copy of the project with the fixture site as its content. Tests may change and build it. */
export interface ProjectCopy extends Folder {
  /** Runs an npm script or `vite` and waits until it ends. */
  run: (command: string, ...args: string[]) => Promise<ProcessResult>;
  /** Starts a command that runs until the caller ends it. */
  start: (command: string, ...args: string[]) => ReturnType<typeof spawn>;
}

const packageFile = readFileSync(path.join(project, 'package.json'), 'utf8');
const { scripts } = JSON.parse(packageFile) as { scripts: Record<string, string> };

const paths = [
  '.gitignore',
  'public',
  'src',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies the project into a temporary folder, with a link to its packages. */
function copyProject(): ProjectCopy {
  const folder = makeFolder();
  const { root } = folder;
  const inRoot = (file: string) => path.join(root, file);
  for (const name of paths) cpSync(path.join(project, name), inRoot(name), { recursive: true });
  cpSync(path.join(fixture, 'content'), inRoot('content'), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), inRoot('node_modules'), 'junction');

  const start: ProjectCopy['start'] = (command, ...args) => {
    const options = { cwd: root, env: { ...cleanEnvironment(), npm_config_loglevel: 'error' } };
    if (command === 'vite') {
      return spawn(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), ...args], options);
    }
    // npm needs half a second to start, so a script that only starts Node runs without it.
    const [program, ...scriptArgs] = scripts[command]?.split(' ') ?? [];
    if (program === 'node') return spawn(process.execPath, [...scriptArgs, ...args], options);
    const npmArgs = ['run', '--silent', command, '--', ...args];
    if (process.platform !== 'win32') return spawn('npm', npmArgs, options);
    // Windows needs a shell to find npm. The shell splits unquoted arguments.
    const quoted = npmArgs.map((arg) => `"${arg}"`);
    return spawn('npm', quoted, { ...options, shell: true });
  };
  return {
    ...folder,
    start,
    run: (command, ...args) => waitForExit(start(command, ...args)),
  };
}

async function useCopy({}, use: (copy: ProjectCopy) => Promise<void>) {
  const copy = copyProject();
  await use(copy);
  copy.discard();
}

/**
 * A test with a copy of the project that all tests of a file share. Each test must undo its edits.
 * A test can compare `copy` with `other`, a second copy.
 */
export const test = base.extend<{ copy: ProjectCopy; other: ProjectCopy }>({
  copy: [useCopy, { scope: 'file' }],
  other: [useCopy, { scope: 'file' }],
});

/**
 * A test with a CONTENT_ROOT outside the project copy. Its content/ is a link to `contentFolder`, a path
 * that is relative to the copy.
 */
export const testWithContentRoot = test.extend<{ contentFolder: string }>({
  contentFolder: [
    async ({ copy }, use) => {
      const { root, discard } = makeFolder();
      mkdirSync(path.join(root, 'linked'));
      cpSync(path.join(fixture, 'content'), path.join(root, 'target'), { recursive: true });
      symlinkSync(path.join(root, 'target'), path.join(root, 'linked/content'), 'junction');
      const linked = path.relative(copy.root, path.join(root, 'linked'));
      copy.edit('.env', (text) => `${text}CONTENT_ROOT=${linked.replaceAll(path.sep, '/')}\n`);
      copy.remove('content');
      await use(path.relative(copy.root, path.join(root, 'target')));
      discard();
    },
    { scope: 'file', auto: true },
  ],
});

/** Edits that add a plugin. The page then shows a variable of `.env`. */
export const pluginEdits = {
  'vite.config.ts': (text: string) =>
    text.replace(
      'previewHost(),',
      "previewHost(), { name: 'added', config: () => ({ define: { __ADDED__: JSON.stringify(loadEnv('', root, '').ADDED) } }) },",
    ),
  'src/site/app/Layout.tsx': (text: string) =>
    text.replace('<main ', '<main data-added={__ADDED__} '),
};

/** Runs `act` with changed files and restores them. */
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

/** Runs `vite` with arguments, such as `preview`, at an unused port while `act` runs. */
export async function withServer(
  copy: ProjectCopy,
  args: readonly string[],
  act: (site: string, output: () => string) => Promise<void>,
) {
  const port = String(await freePort());
  const server = copy.start('vite', ...args, '--host', '127.0.0.1', '--strictPort', '--port', port);
  try {
    let output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes(`:${port}`)) resolve();
        });
      }
      server.once('close', () => reject(new Error(output)));
    });
    await act(`http://127.0.0.1:${port}`, () => output);
  } finally {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
  }
}
