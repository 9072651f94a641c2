import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Makes something of each item; `shared` is what all of them need. Both must be plain data. */
export type Work<Item, Shared, Result> = (
  items: readonly Item[],
  shared: Shared,
) => Result[] | Promise<Result[]>;

/** How many items a process gets at once: sending them costs little, and nobody waits long at the end. */
const portion = 250;
/** Below this, a process takes longer to start than it saves. */
const fewest = 10 * portion;
const mostHelpers = 3;
const run = fileURLToPath(new URL('../run.mjs', import.meta.url));

/**
 * Does the work, where there is much of it on every core.
 * @param script the file of a process that calls `answer` with the same work
 */
export async function inParallel<Item, Shared, Result>(
  work: Work<Item, Shared, Result>,
  script: URL,
  items: readonly Item[],
  shared: Shared,
): Promise<Result[]> {
  if (items.length < fewest) return work(items, shared);
  const portions = split(items);
  const results: Result[][] = [];
  const helpers = startHelpers(script);
  const workOff = async (take: Work<Item, Shared, Result>) => {
    for (let next = portions.shift(); next; next = portions.shift()) {
      results[next.index] = await take(next.items, shared);
    }
  };
  const here: typeof work = async (some) => {
    // Lets the helpers' answers in.
    await setImmediate();
    return work(some, shared);
  };
  const there = (helper: ChildProcess) => async (some: readonly Item[]) =>
    (await ask<Result[]>(helper, { items: some, shared })) ?? work(some, shared);
  try {
    await Promise.all([workOff(here), ...helpers.map((helper) => workOff(there(helper)))]);
  } finally {
    for (const helper of helpers) helper.kill();
  }
  return results.flat();
}

/** Answers a process that uses `inParallel`. */
export function answer<Item, Shared, Result>(work: Work<Item, Shared, Result>) {
  process.on('message', async ({ items, shared }: { items: Item[]; shared: Shared }) => {
    process.send?.(await work(items, shared));
  });
}

function split<Item>(items: readonly Item[]) {
  const count = Math.ceil(items.length / portion);
  return Array.from({ length: count }, (_, index) => ({
    index,
    items: items.slice(index * portion, (index + 1) * portion),
  }));
}

function startHelpers(script: URL): ChildProcess[] {
  const count = Math.min(availableParallelism() - 1, mostHelpers);
  return Array.from({ length: count }, () => {
    const helper = fork(run, [fileURLToPath(script)], {
      serialization: 'advanced',
      stdio: 'ignore',
    });
    // One that cannot start answers nothing, and its work is done here.
    return helper.on('error', () => helper.disconnect());
  });
}

/** The answer of a helper; undefined when it has stopped, as it does where the work fails. */
function ask<Answer>(helper: ChildProcess, message: object): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    if (!helper.connected) return resolve(undefined);
    const done = (answered?: Answer) => {
      helper.off('message', done).off('disconnect', done);
      resolve(answered);
    };
    helper.on('message', done).on('disconnect', done);
    helper.send(message, (error) => error && done());
  });
}
