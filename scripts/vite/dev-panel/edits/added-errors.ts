import { subtractDiagnostics, type Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import type { LoadResult } from '../../../content/load.ts';
import type { PendingFiles } from '../../../content/read/read-content.ts';

/** Loads the content, with pending files instead of those on disk. */
export type LoadContent = (pending?: PendingFiles) => Promise<LoadResult>;

/** Returns the errors that a change would add. The content may keep its existing errors. */
export async function addedErrors(load: LoadContent, pending: PendingFiles): Promise<Diagnostic[]> {
  const { diagnostics: after } = await load(pending);
  if (after.length === 0) return [];
  const { diagnostics: current } = await load();
  const inChanged = (errors: readonly Diagnostic[]) =>
    errors.filter(({ path }) => pending.has(path));
  // A file with fewer errors may reveal errors of other files.
  if (inChanged(after).length < inChanged(current).length) return [];
  const added = subtractDiagnostics(after, current);
  if (added.length === 0 && after.length <= current.length) return [];
  return [...inChanged(after), ...added.filter(({ path }) => !pending.has(path))];
}
