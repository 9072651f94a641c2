import type { PageLoaders } from '../model/content.ts';
import { idle, savesData } from './idle.ts';

/** Fetches all pages once the browser is idle, unless the visitor asks for as little data as possible. */
export async function prefetchPages(loaders: PageLoaders) {
  await idle();
  if (savesData()) return;
  // What cannot be fetched is asked for again when it is shown.
  await Promise.allSettled(Object.values(loaders).map((load) => load()));
}
