import { setTimeout } from 'node:timers/promises';
import type { LoadResult } from '../content/load.ts';

/** How long what looks wrong is left alone before it is read again, in ms. */
const pause = 20;
/** How often an empty file is read again: some programs empty it, and write what is new later. */
const mostReadings = 15;

/**
 * Loads content while people save it: what is wrong with it only for the moment of saving is not told.
 * @param loadOnce reads the content as it is now
 */
export async function loadSettled(loadOnce: () => Promise<LoadResult>): Promise<LoadResult> {
  for (let readings = 1; ; readings += 1) {
    const loaded = await loadOnce();
    const isBeingSaved = loaded.files.some(({ source }) => source.text === '');
    if (loaded.model || readings > (isBeingSaved ? mostReadings : 1)) return loaded;
    await setTimeout(pause);
  }
}
