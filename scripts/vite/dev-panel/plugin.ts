import path from 'node:path';
import type { Plugin } from 'vite';
import type { ContentStore } from '../content-store.ts';
import { openInEditor } from './editor.ts';
import { valuesAddress, type ShownValues } from './protocol.ts';
import { shownValues } from './shown-values.ts';
import { contentState } from './state.ts';

const client = '/scripts/vite/dev-panel/client/main.ts';

/**
 * The panel that the dev server adds to each page for those who write content: it lists the errors
 * and warnings and the values that cannot be clicked, and a click with Alt opens a file.
 */
export function devPanel(store: ContentStore): Plugin {
  const listValues = (pageId: string | null): ShownValues => {
    const valid = store.valid();
    if (!valid) return { page: '', values: [] };
    const { facts, pages } = valid.model;
    return {
      page: pages.find(({ id }) => id === pageId)?.path ?? '',
      values: store.latest().files.flatMap((file) => shownValues(file, facts)),
    };
  };

  return {
    name: 'dev-panel',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ middlewares, ws }) {
      ws.on('content:ask', (_, page) => page.send('content:state', contentState(store)));
      ws.on('content:open', async (source, page) => {
        const isOpen = await openInEditor(path.join(store.root, source));
        if (!isOpen) page.send('content:not-opened', source);
      });
      middlewares.use(valuesAddress, ({ url = '/' }, response) => {
        const { searchParams } = new URL(url, 'http://localhost');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(listValues(searchParams.get('page'))));
      });
    },
    // In front of the site's own script, which may fail.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: client }, injectTo: 'head-prepend' },
    ],
  };
}
