import type { Plugin } from 'vite';
import { placedWords } from './placed-words.ts';
import type { ContentStore } from '../content-store.ts';
import { listingAddress, type Listing } from './listing.ts';

const client = '/scripts/vite/source-finder/client/main.ts';

/**
 * The way from the page to the file, in the dev server only: what the pointer is over while Alt is
 * held opens in the editor by a click, and a panel lists what cannot be clicked.
 */
export function sourceFinder(store: ContentStore): Plugin {
  /** Loaded again each time, so that the lines are those of the files as they are now. */
  const list = async (pageId: string): Promise<Listing> => {
    const { files } = await store.refresh();
    const { facts, pages } = store.model();
    return {
      root: store.root,
      page: pages.find(({ id }) => id === pageId)?.path ?? '',
      words: files.flatMap((file) => placedWords(file, facts)),
    };
  };

  return {
    name: 'source-finder',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ middlewares }) {
      middlewares.use(listingAddress, async ({ url = '/' }, response, next) => {
        try {
          const { searchParams } = new URL(url, 'http://localhost');
          const listing = await list(searchParams.get('page') ?? '');
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(listing));
        } catch (error) {
          next(error);
        }
      });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: client }, injectTo: 'body' },
    ],
  };
}
