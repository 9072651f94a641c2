import { Script } from 'node:vm';

/**
 * Far longer than the largest file takes on a busy machine; what takes longer would never end, or
 * not while anybody waits.
 */
const limit = 20_000;

declare global {
  /** What is being run with a limit. */
  var guarded: (() => unknown) | undefined;
}

const run = new Script('guarded()');

/** Does something, and throws when it does not end: an endless loop, a regular expression. */
export function within<Result>(act: () => Result): Result {
  globalThis.guarded = act;
  return run.runInThisContext({ timeout: limit }) as Result;
}
