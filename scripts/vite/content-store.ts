import { load, type LoadOptions, type LoadResult } from '../content/load.ts';
import { createValidationCache, type ValidationCache } from '../content/validation-cache.ts';
import type { Model } from '../content/model.ts';

/** Content without errors. */
type ValidContent = LoadResult & { model: Model };

/** The loaded content, shared by the plugins of one Vite instance. */
export interface ContentStore {
  /** The folder that contains content/. */
  root: string;
  memory: ValidationCache;
  /** Loads the content. Await it once before other calls. */
  refresh: () => Promise<LoadResult>;
  /** Returns the last result. @throws before the first `refresh` */
  latest: () => LoadResult;
  /** Returns the last result without errors, which pages show; undefined if there was none. */
  valid: () => ValidContent | undefined;
  /** Returns the model of `valid`. @throws if there is none */
  model: () => Model;
  /** Counts the results without errors. */
  revision: () => number;
}

/**
 * Creates the store.
 * @param root the folder that contains content/
 * @param options what the dev server adds for staff
 */
export function createContentStore(root: string, options: LoadOptions = {}): ContentStore {
  const memory = createValidationCache();
  let result: LoadResult | undefined;
  let newest: ValidContent | undefined;
  let revision = 0;

  let loading: Promise<LoadResult> | undefined;

  const refresh = async () => {
    const current = load(root, { memory, ...options });
    loading = current;
    const loaded = await current;
    // This result is older than a newer change.
    if (loading !== current) return loading;
    result = loaded;
    if (loaded.model) {
      newest = loaded;
      revision += 1;
    }
    return loaded;
  };
  const latest = () => {
    if (!result) throw new Error('the content has not been loaded');
    return result;
  };
  const valid = () => newest;
  const model = () => {
    const content = valid();
    if (!content) throw new Error('the content has errors');
    return content.model;
  };
  return { root, memory, refresh, latest, valid, model, revision: () => revision };
}
