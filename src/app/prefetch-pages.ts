import type { PageLoaders } from '../model/content.ts';
import { idle, savesData } from './idle.ts';

/** Fetches all pages once the browser is idle, unless the visitor asks for as little data as possible. */
export async function prefetchPages(loaders: PageLoaders) {
  await idle();
  if (savesData()) return;
  for (const load of Object.values(loaders)) {
    // One after the other, so that they take no bandwidth from each other. What cannot be fetched is
    // asked for again when it is shown.
    // oxlint-disable-next-line no-await-in-loop
    await load().catch(() => undefined);
  }
}
