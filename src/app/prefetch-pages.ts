import type { PageLoaders } from '../model/content.ts';
import { idle, savesData } from './idle.ts';

/** Fetches all pages when the browser is idle, unless the visitor saves data (Save-Data). */
export async function prefetchPages(loaders: PageLoaders) {
  await idle();
  if (savesData()) return;
  // A missing page is fetched again when it is shown.
  await Promise.allSettled(Object.values(loaders).map((load) => load()));
}
