import { createLoader, type LoadOptions } from '../read/load.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';
import type { Model } from '../../src/compiler/model.ts';

/** Holds the content for all plugins of a dev server or build. */
export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * Creates the content store.
 * @param root the folder that contains content/
 * @param options the dev server's options for loading, such as drafts
 */
export function createContentStore(root: string, options: LoadOptions = {}) {
  const load = createLoader();
  let latest: CompileResult | undefined;
  let valid: (CompileResult & { model: Model }) | undefined;
  let loading: Promise<CompileResult> | undefined;

  return {
    root,
    load,
    /** Loads the content. Await the first call before any other method. */
    async refresh(): Promise<CompileResult> {
      const current = load(root, options);
      loading = current;
      const loaded = await current;
      // The content changed during loading, so this result is outdated.
      if (loading !== current) return loading;
      latest = loaded;
      if (loaded.model) {
        valid = loaded;
      }
      return loaded;
    },
    /** Returns the last result. @throws before the first `refresh` */
    latest() {
      if (!latest) throw new Error('the content has not been loaded');
      return latest;
    },
    /** Returns the last result without errors, which the pages show, or undefined. */
    valid: () => valid,
    /** Returns the last valid model. @throws if the content has never been valid */
    model() {
      if (!valid) throw new Error('the content has errors');
      return valid.model;
    },
  };
}
