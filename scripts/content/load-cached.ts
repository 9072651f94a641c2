import { openCache } from './cache.ts';
import type { Findings } from './examine-file.ts';
import { load, type LoadResult } from './load.ts';
import { createRememberingExamine } from './remembering-examine.ts';

/** `load` for commands: what an earlier one found in a file is not looked for again. */
export async function loadCached(root: string): Promise<LoadResult> {
  const cache = openCache<Findings>(root, 'findings');
  const result = await load(root, createRememberingExamine(cache));
  cache.save();
  return result;
}
