import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { ServerEntry } from '../../src/model/server-entry.ts';
import { fillShell, readShell, type ShellParts } from '../site/html.ts';
import type { ContentStore } from './content-store.ts';
import { revisionName } from './dev-panel/protocol.ts';

/**
 * Answers every address of the dev server with the HTML that the build would write, so that pages
 * can be looked at without script too. Only what the head holds for machines is left out.
 */
export function devPages(store: ContentStore): Plugin {
  return {
    name: 'dev-pages',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        // Vite gives up on an address whose percent signs cannot be read; here it is a missing page.
        if (!isReadable(request.url ?? '')) request.originalUrl = request.url = nowhere;
        next();
      });
      return () => server.middlewares.use(answerWith(server, store));
    },
  };
}

/** An address that no page can have. */
const nowhere = '/404.html';

function isReadable(url: string): boolean {
  try {
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}

/** Stands in place of every page until the content has had no errors for once. */
const pageOfErrors: ShellParts = {
  lang: 'en',
  head: '<title>Errors in content</title><link rel="stylesheet" href="/src/styles/index.css" />',
  body: '<main><h1>The site shows here when the errors in content are fixed.</h1></main>',
};

function answerWith(server: ViteDevServer, store: ContentStore): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const url = request.originalUrl ?? '/';
      // Read first: the content may change while the page is rendered.
      const revision = `<meta name="${revisionName}" content="${store.revision()}" />`;
      const { status, ...parts } = store.valid()
        ? await renderPage(server, url)
        : { status: 500, ...pageOfErrors };
      const shell = await readShell(server.config.root);
      const html = fillShell(shell, { ...parts, head: revision + parts.head });
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(url, html));
    } catch (error) {
      next(error);
    }
  };
}

async function renderPage(server: ViteDevServer, url: string) {
  const { render } = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry;
  // Put together, since what begins with two slashes would be another host to the two apart.
  const { id, lang, head, body } = await render(new URL(`http://localhost${url}`).pathname);
  const script = '<script type="module" src="/src/app/entry-client.tsx"></script>';
  return {
    status: id === 'not-found' ? 404 : 200,
    lang,
    head: head + styleLinks(server) + script,
    body,
  };
}

/** Links to the styles that the page needs, so that it is not shown without them until scripts run. */
function styleLinks(server: ViteDevServer): string {
  const graph = server.environments.ssr.moduleGraph;
  return [...graph.idToModuleMap.values()]
    .filter(({ file, id }) => file?.endsWith('.css') && !id?.includes('?'))
    .map(({ url }) => `<link rel="stylesheet" href="${url}" />`)
    .join('');
}
