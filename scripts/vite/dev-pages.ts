import path from 'node:path';
import { normalizePath, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { redirectsOf } from '../../src/compiler/derive/redirects.ts';
import { siteIcons } from '../site/pictures/app-icons.ts';
import type { ContentStore } from './content-store.ts';
import { renderDocument } from './dev-document.ts';
import { isForThisMachine } from './for-this-machine.ts';
import type { SiteCode } from './site-code.ts';

/**
 * Serves the HTML of a build at every URL of the dev server, so that pages also work without
 * scripts. Only the metadata for search engines is missing.
 */
export function devPages(store: ContentStore, code: SiteCode): Plugin {
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
      server.ws.on('site:opened', ({ version }: { version?: string }, client) => {
        if (version !== String(code.version())) client.send({ type: 'full-reload' });
      });
      return () => server.middlewares.use(createHandler(server, store, code));
    },
    hotUpdate: {
      order: 'post',
      handler({ file, server }) {
        const source = `${normalizePath(path.join(server.config.root, 'src'))}/`;
        if (this.environment.name !== 'ssr' || !file.startsWith(source)) return;
        code.change();
        server.ws.send('site:changed');
      },
    },
  };
}

function createHandler(
  server: ViteDevServer,
  store: ContentStore,
  code: SiteCode,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    response.removeHeader('Content-Security-Policy');
    try {
      const url = request.originalUrl ?? '/';
      const { pathname, search } = new URL(`http://localhost${url}`);
      const redirects = store.valid() ? redirectsOf(store.model()) : [];
      const redirect = redirects.find(({ from }) => encodeURI(from) === pathname);
      if (redirect) return response.writeHead(302, { Location: redirect.to + search }).end();
      const { status, html } = await renderDocument({ server, store, code }, url);
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(await server.transformIndexHtml(url, html));
    } catch (error) {
      return next(error);
    }
  };
}
