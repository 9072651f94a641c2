import { load, type LoadResult } from '../content/load.ts';
import { createMemory } from '../content/memory.ts';
import type { Model } from '../content/model.ts';

/** The content as it was last loaded; the plugins of one Vite share it. */
export interface ContentStore {
  /** The folder that holds content/. */
  root: string;
  /** Loads the content again. */
  refresh: () => Promise<LoadResult>;
  /** The result of the last loading, which is done first where there is none yet. */
  latest: () => Promise<LoadResult>;
  /** The newest valid model. @throws where none has been loaded */
  model: () => Model;
}

/** @param root the folder that holds content/ */
export function createContentStore(root: string): ContentStore {
  const validate = createMemory();
  let result: Promise<LoadResult> | undefined;
  let valid: Model | undefined;

  const refresh = () => {
    const loading = load(root, validate).then((loaded) => {
      // An older loading may end after a newer one.
      if (result === loading) valid = loaded.model ?? valid;
      return loaded;
    });
    result = loading;
    return loading;
  };
  const latest = () => result ?? refresh();
  const model = () => {
    if (!valid) throw new Error('the content has errors');
    return valid;
  };
  return { root, refresh, latest, model };
}
