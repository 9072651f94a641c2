import { createLoader, type Load, type LoadOptions, type LoadResult } from '../content/load.ts';
import type { Model } from '../content/model.ts';

/** Content without errors. */
type ValidContent = LoadResult & { model: Model };

/** Holds the content for all plugins of a dev server or build. */
export interface ContentStore {
  /** The folder that contains content/. */
  root: string;
  load: Load;
  /** Loads the content. Await the first call before any other method. */
  refresh: () => Promise<LoadResult>;
  /** Returns the last result. @throws before the first `refresh` */
  latest: () => LoadResult;
  /** Returns the last result without errors, which the pages show, or undefined. */
  valid: () => ValidContent | undefined;
  /** Returns the model of `valid`. @throws if no result was without errors */
  model: () => Model;
  /** Returns the number of results without errors so far. */
  revision: () => number;
}

/**
 * Creates the content store.
 * @param root the folder that contains content/
 * @param options the dev server's options for loading, such as drafts
 */
export function createContentStore(root: string, options: LoadOptions = {}): ContentStore {
  const load = createLoader();
  let result: LoadResult | undefined;
  let lastValid: ValidContent | undefined;
  let revision = 0;
  let loading: Promise<LoadResult> | undefined;

  const refresh = async () => {
    const current = load(root, options);
    loading = current;
    const loaded = await current;
    // The content changed during loading, so this result is outdated.
    if (loading !== current) return loading;
    result = loaded;
    if (loaded.model) {
      lastValid = loaded;
      revision += 1;
    }
    return loaded;
  };
  const latest = () => {
    if (!result) throw new Error('the content has not been loaded');
    return result;
  };
  const valid = () => lastValid;
  const model = () => {
    const content = valid();
    if (!content) throw new Error('the content has errors');
    return content.model;
  };
  return { root, load, refresh, latest, valid, model, revision: () => revision };
}
