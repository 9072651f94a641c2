import type { Options } from '@mdx-js/rollup';
import type { ContentStore } from './content-store.ts';
import { markSources } from './dev-panel/mark-sources.ts';
import { remarkContent } from './remark-content.ts';

/**
 * How @mdx-js/rollup compiles the bodies of content.
 * @param command in the dev server, elements name their sources
 */
export function bodies(store: ContentStore, command: 'serve' | 'build'): Options {
  const facts = () => store.model().facts;
  return {
    remarkPlugins: [
      [remarkContent, { facts }],
      ...(command === 'serve' ? [[markSources, { root: store.root }] as const] : []),
    ] as Options['remarkPlugins'],
  };
}
