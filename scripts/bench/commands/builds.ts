import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { repeat } from '../repeat.ts';
import { result, type Result } from '../result.ts';
import type { Workshop } from '../workshop.ts';
import { runCommand, runNode, type Cost } from './run-command.ts';

/** How many times longer the whole build may take than Vite's build of the client alone. */
const overVite = 2.5;
const viteBuild = ['node_modules/vite/bin/vite.js', 'build', '--outDir', '.cache/client'] as const;

/** How long the build and the check of the real content take. */
export async function builds({ copy, runs }: Workshop): Promise<Result[]> {
  const { root } = await copy();
  const run = (script: string) => runCommand(root, script);
  const timed = async (name: string, command: () => Promise<Cost>) =>
    result(name, 'ms', await repeat(runs, async () => (await command()).ms));

  const cold = await repeat(runs, async () => {
    await forget(root);
    return (await run('scripts/build.ts')).ms;
  });
  const warm = await timed('build', () => run('scripts/build.ts'));
  const client = await timed("Vite's own build of the client", () =>
    runNode(root, process.execPath, viteBuild),
  );
  return [
    result('build, nothing cached', 'ms', cold),
    { ...warm, limit: overVite * client.spread.median },
    client,
    await timed('check', () => run('scripts/check.ts')),
  ];
}

/** Removes all that earlier builds and checks left behind but for themselves, compiled. */
export async function forget(root: string) {
  const cache = path.join(root, '.cache');
  const kept = (await readdir(cache).catch(() => [])).filter((name) => name !== 'programs');
  for (const place of [...kept.map((name) => path.join(cache, name)), path.join(root, 'dist')]) {
    await rm(place, { recursive: true, force: true });
  }
}
