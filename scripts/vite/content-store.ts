import { load, type LoadResult } from '../content/load.ts';
import { createMemory, type Memory } from '../content/memory.ts';
import type { Model } from '../content/model.ts';
import { stampFields } from './dev-panel/stamp-words.ts';

/** Content without errors. */
type ValidContent = LoadResult & { model: Model };

/** The content as it was last loaded; the plugins of one Vite share it. */
export interface ContentStore {
  /** The folder that holds content/. */
  root: string;
  memory: Memory;
  /** Loads the content; to be awaited once before anything else is asked for. */
  refresh: () => Promise<LoadResult>;
  /** The result of the last loading. @throws where there has been none */
  latest: () => LoadResult;
  /** The newest result without errors, which is what pages show; undefined where there has been none. */
  valid: () => ValidContent | undefined;
  /** The model of `valid`. @throws where there has been none */
  model: () => Model;
  /** How many results without errors there have been. */
  revision: () => number;
}

/**
 * @param root the folder that holds content/
 * @param isDev whether it is for the dev server, which shows what visitors do not see yet, and where words are written
 */
export function createContentStore(root: string, isDev: boolean): ContentStore {
  const memory = createMemory();
  let result: LoadResult | undefined;
  let newest: ValidContent | undefined;
  let revision = 0;

  let loading: Promise<LoadResult> | undefined;

  const refresh = async () => {
    const forStaff = { drafts: true, prepare: stampFields };
    const current = load(root, { memory, ...(isDev && forStaff) });
    loading = current;
    const loaded = await current;
    // What was loaded before a newer change is out of date.
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
