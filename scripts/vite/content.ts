import type { Plugin, PluginOption } from 'vite';
import type { Model, PageModel } from '../content/model.ts';
import { bodies } from './bodies.ts';
import { contentError } from './content-error.ts';
import type { BuildStore, ContentStore } from './content-store.ts';
import { contentUpdates } from './content-updates.ts';
import { pageCode, pageModulePrefix, siteCode, siteModule } from './modules.ts';
import { markSources } from './source-finder/mark-sources.ts';
import { sourceFinder } from './source-finder/plugin.ts';
import { writtenPageCode, writtenSiteCode } from './written-modules.ts';

/**
 * Serves the checked content to the dev server: the site's module and each page's, and each body
 * compiled by @mdx-js/rollup. A saved file shows in the open page, a mistake in the overlay, and what
 * is shown tells where it is written.
 * @param root the project's folder
 */
export function servedContent(store: ContentStore, root: string): PluginOption {
  return [
    bodies({ facts: store.facts, root, more: [[markSources, { root }]] }),
    contentModules(store, root, { site: siteCode, page: pageCode }),
    contentUpdates(store, root),
    sourceFinder(store, root),
  ];
}

/** Gives the checked content to builds: the site's module and each page's, with all their words. */
export function builtContent(store: BuildStore, root: string): PluginOption {
  const page = (model: Model, one: PageModel) => writtenPageCode(model, one, store.wordsOf);
  return contentModules(store, root, { site: writtenSiteCode, page });
}

const served = new RegExp(`^${siteModule}(/|$)`);
const resolved = new RegExp(`^\0${siteModule}(/|$)`);

/** What makes the code of the modules. */
interface Code {
  site: (model: Model) => string;
  page: (model: Model, page: PageModel) => string;
}

function contentModules(store: ContentStore, root: string, code: Code): Plugin {
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
        if (id === `\0${siteModule}`) return code.site(model);
        const name = id.slice(pageModulePrefix.length + 1);
        const page = model.pages.find((candidate) => candidate.id === name);
        if (!page) throw new Error(`there is no page "${name}"`);
        return code.page(model, page);
      },
    },
  };
}
