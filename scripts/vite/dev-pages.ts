import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { ServerEntry } from '../../src/site/model/server-entry.ts';
import { siteIcons } from '../site/pictures/app-icons.ts';
import type { ContentStore } from './content-store.ts';
import { isForThisMachine } from './for-this-machine.ts';

/**
 * Serves the HTML of a build at every URL of the dev server, so that pages also work without
 * scripts. Only the metadata for search engines is missing.
 */
export function devPages(store: ContentStore): Plugin {
  return {
    name: 'dev-pages',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      server.middlewares.use((_, response, next) => {
        // Forbids scripts in all files except pages. A script in a drawing could edit content.
        // The handler of pages removes this header.
        response.setHeader('Content-Security-Policy', 'sandbox');
        next();
      });
      // Without this check, Vite would open the editor for requests from any website.
      server.middlewares.use('/__open-in-editor', ({ headers }, response, next) => {
        const isOwnPage = headers['sec-fetch-site'] === 'same-origin';
        if (isOwnPage && isForThisMachine(server.config)) next();
        else response.writeHead(404).end();
      });
      server.middlewares.use('/favicon.ico', async (_, response, next) => {
        try {
          const model = store.valid()?.model;
          const icons = model && (await siteIcons(model, store.root));
          response.writeHead(icons ? 200 : 204, { 'Content-Type': 'image/x-icon' });
          response.end(icons?.get('favicon.ico'));
        } catch (error) {
          next(error);
        }
      });
      return () => server.middlewares.use(createHandler(server, store));
    },
  };
}

/** The colours while the theme cannot be read. */
const plainColours =
  ':root { --paper: Canvas; --surface: Canvas; --ink: CanvasText; --danger-text: CanvasText; }';

/** The response to every URL until the content is valid for the first time. */
const errorPage = {
  status: 500,
  lang: 'en',
  dir: 'ltr' as const,
  head: '<title>Errors in content</title>',
  body: '<main><h1>The site shows here when the errors in content are fixed.</h1></main>',
  parts: { styleSheets: ['/src/site/styles/index.css'], styles: plainColours },
};

function createHandler(server: ViteDevServer, store: ContentStore): Connect.NextHandleFunction {
  return async (request, response, next) => {
    response.removeHeader('Content-Security-Policy');
    try {
      const url = request.originalUrl ?? '/';
      const { status, parts, ...page } = store.valid() ? await renderPage(server, url) : errorPage;
      const { documentHtml } = (await server.ssrLoadModule(
        '/src/site/app/Head.tsx',
      )) as ServerEntry;
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const html = documentHtml(page, parts);
      response.end(await server.transformIndexHtml(url, html));
    } catch (error) {
      next(error);
    }
  };
}

async function renderPage(server: ViteDevServer, url: string) {
  const { render } = (await server.ssrLoadModule('/src/site/app/entry-server.tsx')) as ServerEntry;
  // With a base URL as second argument, `new URL` would read a path that begins with // as a host.
  const page = await render(new URL(`http://localhost${url}`).pathname);
  const parts = { styleSheets: styleSheets(server), modules: ['/src/site/app/entry-client.tsx'] };
  return { ...page, status: page.id === 'not-found' ? 404 : 200, parts };
}

/** Returns the style sheets of the page, which it needs before scripts run. */
function styleSheets(server: ViteDevServer): string[] {
  const graph = server.environments.ssr.moduleGraph;
  return (
    [...graph.idToModuleMap.values()]
      .filter(({ file, id }) => file?.endsWith('.css') && !id?.includes('?'))
      // Vite's URLs of virtual modules have this prefix.
      .map(({ url }) => url.replace('\0', '/@id/__x00__'))
  );
}
