import { without, type Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import type { LoadResult } from '../../../content/load.ts';
import type { PendingFiles } from '../../../content/read/read-content.ts';

/** Loads the content as it is, or as it would be. */
export type LoadContent = (pending?: PendingFiles) => Promise<LoadResult>;

/** Returns the errors that forbid a change: the content may keep the errors that it has. */
export async function addedErrors(load: LoadContent, pending: PendingFiles): Promise<Diagnostic[]> {
  const { diagnostics: then } = await load(pending);
  if (then.length === 0) return [];
  const { diagnostics: now } = await load();
  const inChanged = (errors: readonly Diagnostic[]) =>
    errors.filter(({ path }) => pending.has(path));
  // If its own errors are fewer, a file may reveal those of others.
  if (inChanged(then).length < inChanged(now).length) return [];
  const added = without(then, now);
  if (added.length === 0 && then.length <= now.length) return [];
  return [...inChanged(then), ...added.filter(({ path }) => !pending.has(path))];
}
