import { openCache } from '../content/cache.ts';
import type { LoadResult } from '../content/load.ts';
import { load } from '../content/load.ts';
import type { Model } from '../content/model.ts';
import type { Facts } from '../content/facts.ts';
import type { Findings } from '../content/examine-file.ts';
import { createRememberingExamine } from '../content/remembering-examine.ts';

/** The content as it was last loaded; the parts of the Vite plugin share one. */
export interface ContentStore {
  /** Reads the content anew; what was sound before stays when it now has problems. */
  refresh: () => Promise<LoadResult>;
  /** The result of the newest reading, which is done first where there is none yet. */
  latest: () => Promise<LoadResult>;
  /** The newest sound model. @throws where there has been none */
  model: () => Model;
  facts: () => Facts;
}

/** @param root the project's folder */
export function createContentStore(root: string): ContentStore {
  const cache = openCache<Findings>(root, 'findings');
  const examine = createRememberingExamine(cache);
  let result: Promise<LoadResult> | undefined;
  let sound: Model | undefined;

  const refresh = () => {
    result = load(root, examine).then((loaded) => {
      sound = loaded.model ?? sound;
      return loaded;
    });
    return result;
  };
  const model = () => {
    if (!sound) throw new Error('the content has problems');
    return sound;
  };
  const first = () =>
    refresh().then((loaded) => {
      cache.save();
      return loaded;
    });
  return { refresh, latest: () => result ?? first(), model, facts: () => model().facts };
}
