import type { PluginOption } from 'vite';
import { bodies } from './bodies.ts';
import { contentModules } from './content-modules.ts';
import type { ContentStore } from './content-store.ts';
import { contentUpdates } from './content-updates.ts';
import { markSources } from './source-finder/mark-sources.ts';
import { sourceFinder } from './source-finder/plugin.ts';

/**
 * Serves the checked content to the dev server: the site's module and each page's, and each body
 * compiled by @mdx-js/rollup. A saved file shows in the open page, a mistake in the overlay, and what
 * is shown tells where it is written.
 * @param root the project's folder
 */
export function servedContent(store: ContentStore, root: string): PluginOption {
  return [
    bodies({ facts: store.facts, root, more: [[markSources, { root }]] }),
    contentModules(store, root),
    contentUpdates(store, root),
    sourceFinder(store, root),
  ];
}
