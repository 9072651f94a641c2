import { rm } from 'node:fs/promises';
import path from 'node:path';
import { forget } from '../commands/builds.ts';
import { runCommand, type Cost } from '../commands/run-command.ts';
import { copyProject } from '../project-copy.ts';
import { repeat } from '../repeat.ts';
import { result, type Result } from '../result.ts';
import type { Workshop } from '../workshop.ts';
import { writeQuestions } from './questions.ts';
import { slopes } from './slopes.ts';

const counts = [10, 1000, 10_000] as const;
/** The most that a check of the highest count may take, in ms, and a build hold, in MB. */
const limits: Partial<Record<string, number>> = {
  'check of 10000 entries, nothing cached': 3000,
  'check of 10000 entries': 3000,
  'build of 10000 entries, nothing cached, memory': 500,
  'build of 10000 entries, memory': 500,
};

/** What the commands cost with few and many entries of FAQ, and the bare work on the same files. */
export async function content({ root, runs, atEnd }: Workshop): Promise<Result[]> {
  const copy = await copyProject(root);
  atEnd(copy.remove);
  await rm(path.join(copy.root, 'content/faq'), { recursive: true });
  const results: Result[] = [];
  let written = 0;
  for (const count of counts) {
    await writeQuestions(copy.root, written, count);
    written = count;
    results.push(...(await measure(copy.root, runs, `of ${count} entries`)));
  }
  results.push(...slopes(results, counts));

  return results.map((one) => {
    const limit = limits[one.name];
    return limit === undefined ? one : { ...one, limit };
  });
}

async function measure(root: string, runs: number, what: string): Promise<Result[]> {
  const warm = (script: string) => repeat(runs, () => runCommand(root, script));
  const cold = (script: string) =>
    repeat(runs, async () => {
      await forget(root);
      return runCommand(root, script);
    });
  const coldCheck = await cold('scripts/check.ts');
  const check = await warm('scripts/check.ts');
  const coldBuild = await cold('scripts/build.ts');
  const build = await warm('scripts/build.ts');
  const bare = await repeat(runs, () => rawCost(root));
  return [
    ...timeAndMemory(`check ${what}, nothing cached`, coldCheck),
    ...timeAndMemory(`check ${what}`, check),
    ...timeAndMemory(`build ${what}, nothing cached`, coldBuild),
    ...timeAndMemory(`build ${what}`, build),
    ...(['reading', 'yaml', 'compiling'] as const).map((step) =>
      result(
        `bare ${step} ${what}`,
        'ms',
        bare.map((one) => one[step]),
      ),
    ),
  ];
}

function timeAndMemory(name: string, costs: readonly Cost[]): Result[] {
  return [
    result(
      name,
      'ms',
      costs.map(({ ms }) => ms),
    ),
    result(
      `${name}, memory`,
      'MB',
      costs.map(({ megabytes }) => megabytes),
    ),
  ];
}

async function rawCost(root: string) {
  const { output } = await runCommand(root, 'scripts/bench/content/raw-cost.ts', 'content/faq');
  return JSON.parse(output) as Record<'reading' | 'yaml' | 'compiling', number>;
}
