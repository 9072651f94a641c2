import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { ServerEntry } from '../../src/content/server-entry.ts';
import { fillShell } from '../prerender/shell.ts';

/**
 * Answers every address of the dev server with the same HTML that the build would write, so that
 * pages can be looked at without script too.
 * @param root the project's folder
 */
export function pages(root: string): Plugin {
  return {
    name: 'pages',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const url = request.originalUrl ?? '/';
          const { status, html } = await answer(server, root, url);
          response.statusCode = status;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function answer(server: ViteDevServer, root: string, url: string) {
  const { render, site } = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
  // Put together, since what begins with two slashes would be another host to the two apart.
  const page = await render(new URL(`http://localhost${url}`).pathname);
  const shell = await readFile(path.join(root, 'src/index.html'), 'utf8');
  const html = fillShell(shell, {
    lang: site.language.code,
    head: page.head + styleLinks(server),
    body: page.body,
    scripts: '<script type="module" src="/src/entry-client.tsx"></script>',
  });
  return {
    status: page.id === 'not-found' ? 404 : 200,
    html: await server.transformIndexHtml(url, html),
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
