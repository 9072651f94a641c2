import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { ServerEntry } from '../../src/model/server-entry.ts';
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
      server.middlewares.use((_, response, next) => {
        // Only pages run scripts: a drawing that holds code could save text by the panel's socket.
        response.setHeader('Content-Security-Policy', 'sandbox');
        next();
      });
      return () => server.middlewares.use(answerWith(server, store));
    },
  };
}

/** The colours of the panel while those of the content cannot be read. */
const plainColours =
  ':root { --paper: Canvas; --surface: Canvas; --ink: CanvasText; --danger-text: CanvasText; }';

/** Stands in place of every page until the content has had no errors for once. */
const pageOfErrors = {
  status: 500,
  lang: 'en',
  dir: 'ltr' as const,
  head: '<title>Errors in content</title>',
  body: '<main><h1>The site shows here when the errors in content are fixed.</h1></main>',
  parts: { styleSheets: ['/src/styles/index.css'], styles: plainColours },
};

function answerWith(server: ViteDevServer, store: ContentStore): Connect.NextHandleFunction {
  return async (request, response, next) => {
    response.removeHeader('Content-Security-Policy');
    try {
      const url = request.originalUrl ?? '/';
      // Read first: the content may change while the page is rendered.
      const meta = { [revisionName]: String(store.revision()) };
      const { status, parts, ...page } = store.valid()
        ? await renderPage(server, url)
        : pageOfErrors;
      const { documentHtml } = (await server.ssrLoadModule('/src/app/Head.tsx')) as ServerEntry;
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const html = documentHtml(page, { meta, ...parts });
      response.end(await server.transformIndexHtml(url, html));
    } catch (error) {
      next(error);
    }
  };
}

async function renderPage(server: ViteDevServer, url: string) {
  const { render } = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry;
  // Put together, since what begins with two slashes would be another host to the two apart.
  const page = await render(new URL(`http://localhost${url}`).pathname);
  const parts = {
    styleSheets: styleSheets(server),
    modules: ['/src/app/entry-client.tsx'],
  };
  return { ...page, status: page.id === 'not-found' ? 404 : 200, parts };
}

/** The styles that the page needs, so that it is not shown without them until scripts run. */
function styleSheets(server: ViteDevServer): string[] {
  const graph = server.environments.ssr.moduleGraph;
  return (
    [...graph.idToModuleMap.values()]
      .filter(({ file, id }) => file?.endsWith('.css') && !id?.includes('?'))
      // The address that Vite gives to a virtual module.
      .map(({ url }) => url.replace('\0', '/@id/__x00__'))
  );
}
