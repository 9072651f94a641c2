import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** What a command took. */
export interface Cost {
  ms: number;
  /** The most memory that it held at once, in MB of 1,000,000 bytes. */
  megabytes: number;
  /** What it said. */
  output: string;
}

const probe = path.join(import.meta.dirname, 'memory-probe.mjs');

/**
 * Runs a script of the project as its command in package.json does, in a process of its own.
 * @param root the folder in which it runs
 * @param script a file of TypeScript or JavaScript in that folder
 * @throws with what it said, where it fails
 */
export async function runCommand(root: string, script: string, ...rest: string[]): Promise<Cost> {
  return runNode(root, process.execPath, ['scripts/run.mjs', script, ...rest]);
}

/** Runs Node with these arguments. @param node the path of the Node that runs them */
export async function runNode(root: string, node: string, args: readonly string[]): Promise<Cost> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-memory-'));
  const notes = path.join(folder, 'peaks');
  const start = performance.now();
  const child = spawn(node, ['--import', `file://${probe}`, ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', BENCH_MEMORY: notes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A bench that is interrupted leaves nothing running.
  const kill = () => void child.kill();
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', kill);
  const ms = performance.now() - start;
  const peaks = await readFile(notes, 'utf8').catch(() => '0');
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
  return { ms, megabytes: Math.max(...peaks.trim().split('\n').map(Number)) / 1e6, output };
}
