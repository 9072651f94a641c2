import type { Plugin, PluginOption } from 'vite';
import { bodies } from './bodies.ts';
import { contentError } from './content-error.ts';
import type { ContentStore } from './content-store.ts';
import { contentUpdates } from './content-updates.ts';
import { pageCode, pageModulePrefix, siteCode, siteModule } from './modules.ts';
import { markSources } from './source-finder/mark-sources.ts';
import { sourceFinder } from './source-finder/plugin.ts';

/**
 * Serves the checked content as modules: the site's and each page's. In the dev server each body is
 * one too, compiled by @mdx-js/rollup; a saved file shows in the open page, a mistake in the
 * overlay, and what is shown tells where it is written.
 * @param root the project's folder
 */
export function content(store: ContentStore, root: string): PluginOption {
  const { facts } = store;
  return [
    { ...bodies({ facts, root, more: [[markSources, { root }]] }), apply: 'serve' },
    contentModules(store, root),
    contentUpdates(store, root),
    sourceFinder(store, root),
  ];
}

const served = new RegExp(`^${siteModule}(/|$)`);
const resolved = new RegExp(`^\0${siteModule}(/|$)`);

function contentModules(store: ContentStore, root: string): Plugin {
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
        return pageCode(model, page, store.codeOf);
      },
    },
  };
}
