import type { Plugin } from 'vite';
import { matchPage } from '../../../src/content/match-page.ts';
import { folders } from '../../content/kinds.ts';
import { placedWords } from './placed-words.ts';
import { readContent } from '../../content/read/read-content.ts';
import { createRememberingCheck } from '../../content/remembering-check.ts';
import type { ContentStore } from '../content-store.ts';
import { listingAddress, type Listing } from './listing.ts';

const client = '/scripts/vite/source-finder/client/main.ts';

/**
 * The way from the page to the file, in the dev server only: what the pointer is over while Alt is
 * held opens in the editor by a click, and a panel lists what cannot be clicked.
 * @param root the project's folder
 */
export function sourceFinder(store: ContentStore, root: string): Plugin {
  const check = createRememberingCheck();

  /** Read anew each time, so that the lines are those of the files as they are now. */
  const list = async (address: string): Promise<Listing> => {
    await store.latest();
    const { facts, pages } = store.model();
    const { files } = readContent(root, folders);
    const id = matchPage(pages, address);
    return {
      root,
      page: pages.find((page) => page.id === id)?.path ?? '',
      words: files.flatMap((file) => placedWords(check(file), facts)),
    };
  };

  return {
    name: 'source-finder',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(listingAddress, async ({ url = '/' }, response, next) => {
        try {
          const { searchParams } = new URL(url, 'http://localhost');
          const listing = await list(searchParams.get('page') ?? '/');
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
