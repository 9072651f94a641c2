import type { Options } from '@mdx-js/rollup';
import { markSources } from './source-finder/mark-sources.ts';
import type { ContentStore } from './content-store.ts';
import { remarkContent } from './remark-content.ts';

/**
 * How @mdx-js/rollup compiles the bodies of content.
 * @param command in the dev server, elements tell where they are written
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
