import type { Plugin } from 'vite';
import { siteModule } from '../application/parts.ts';
import { contentError } from './content-error.ts';
import type { ContentStore } from './content-store.ts';
import { pageCode, pageModulePrefix, siteCode } from './modules.ts';

const served = new RegExp(`^${siteModule}(/|$)`);
const resolved = new RegExp(`^\0${siteModule}(/|$)`);

/** Serves the checked content as modules: the site's and each page's. @param root the project's folder */
export function contentModules(store: ContentStore, root: string): Plugin {
  return {
    name: 'content-modules',
    // What the filters leave out never reaches JavaScript, which tells where there are many modules.
    resolveId: {
      filter: { id: served },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: resolved },
      async handler(id) {
        const result = await store.latest();
        if (result.problems.length > 0) throw contentError(result, root);
        const model = store.model();
        if (id === `\0${siteModule}`) return siteCode(model);
        const name = id.slice(pageModulePrefix.length + 1);
        const page = model.pages.find((candidate) => candidate.id === name);
        if (!page) throw new Error(`there is no page "${name}"`);
        return pageCode(model, page);
      },
    },
  };
}
