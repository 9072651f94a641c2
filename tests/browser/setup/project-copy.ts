import { spawn } from 'node:child_process';
import * as bench from '../../../scripts/bench/project-copy.ts';
import { root } from './shop.ts';

/** A copy of the project in which a test may change and build what it likes. */
export interface ProjectCopy extends bench.ProjectCopy {
  /** Runs a command of package.json, with what stands behind it. */
  run: (command: string, ...rest: string[]) => Promise<{ code: number | null; output: string }>;
}

/** Copies the project into a temporary folder; its packages are shared with the project. */
export async function copyProject(): Promise<ProjectCopy> {
  const copy = await bench.copyProject(root);
  return { ...copy, run: (command, ...rest) => runCommand(copy.root, command, rest) };
}

function runCommand(
  folder: string,
  command: string,
  rest: readonly string[],
): ReturnType<ProjectCopy['run']> {
  // What the test runner tells its own processes is not for a build.
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const child = spawn('npm', ['run', '--silent', command, '--', ...rest], {
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
