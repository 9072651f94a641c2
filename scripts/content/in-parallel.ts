import { fork, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';

/** Makes something of each item; `shared` is what all of them need. Both must be plain data. */
export type Work<Item, Shared, Result> = (
  items: readonly Item[],
  shared: Shared,
) => Result[] | Promise<Result[]>;

/** How many items a process gets at once: what it answers fits into a pipe, nobody waits long at the end. */
const portion = 100;
/** How many portions lie at a helper, which has the next one while this process is busy with its own. */
const ahead = 2;
/** Below this, a process takes longer to start than it saves. */
const fewest = 2500;
const mostHelpers = 3;

/** What Node runs as a helper: a file and its arguments. */
export type HelperCommand = readonly [file: string, ...rest: string[]];

/**
 * Does the work, where there is much of it on every core.
 * @param command starts a process that calls `answer` with the same work
 */
export async function inParallel<Item, Shared, Result>(
  work: Work<Item, Shared, Result>,
  command: HelperCommand,
  items: readonly Item[],
  shared: Shared,
): Promise<Result[]> {
  if (items.length < fewest) return work(items, shared);
  const portions = split(items);
  const results: Result[][] = [];
  const helpers = startHelpers(command);
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
  const there = (helper: ChildProcess): typeof work => {
    const ask = asking<Result[]>(helper);
    return async (some) => (await ask({ items: some, shared })) ?? work(some, shared);
  };
  const theirs = helpers.map(there).flatMap((take) => Array.from({ length: ahead }, () => take));
  try {
    await Promise.all([here, ...theirs].map(workOff));
  } finally {
    for (const helper of helpers) helper.kill();
  }
  return results.flat();
}

/** Answers a process that uses `inParallel`, one question after the other, for as long as it asks. */
export async function answer<Item, Shared, Result>(work: Work<Item, Shared, Result>) {
  for await (const [message] of on(process, 'message')) {
    const { items, shared } = message as { items: Item[]; shared: Shared };
    process.send?.(await work(items, shared));
  }
}

function split<Item>(items: readonly Item[]) {
  const count = Math.ceil(items.length / portion);
  return Array.from({ length: count }, (_, index) => ({
    index,
    items: items.slice(index * portion, (index + 1) * portion),
  }));
}

function startHelpers([file, ...rest]: HelperCommand): ChildProcess[] {
  const count = Math.min(availableParallelism() - 1, mostHelpers);
  return Array.from({ length: count }, () => {
    const helper = fork(file, rest, { serialization: 'advanced', stdio: 'ignore' });
    // One that cannot start answers nothing, and its work is done here.
    return helper.on('error', () => helper.disconnect());
  });
}

/**
 * Asks a helper, which answers one question after the other: undefined when it has stopped, as it does
 * where the work fails.
 */
function asking<Answer>(helper: ChildProcess) {
  const waiting: ((answered?: Answer) => void)[] = [];
  helper.on('message', (answered: Answer) => waiting.shift()?.(answered));
  helper.on('disconnect', () => {
    for (const resolve of waiting.splice(0)) resolve();
  });
  return (message: object) =>
    new Promise<Answer | undefined>((resolve) => {
      if (!helper.connected) return resolve(undefined);
      waiting.push(resolve);
      helper.send(message, (error) => error && helper.connected && helper.disconnect());
    });
}
