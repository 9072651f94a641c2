import type { PluginOption } from 'vite';
import { contentModules } from './content-modules.ts';
import type { BuildStore } from './content-store.ts';
import { writtenPageCode, writtenSiteCode } from './written-modules.ts';

/**
 * Gives the checked content to builds: the site's module and each page's, with all their words.
 * @param root the project's folder
 */
export function builtContent(store: BuildStore, root: string): PluginOption {
  return contentModules(store, root, {
    site: writtenSiteCode,
    page: (model, page) => writtenPageCode(model, page, store.wordsOf),
  });
}
