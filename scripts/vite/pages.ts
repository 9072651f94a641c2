import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { Content } from '../../src/content/model.ts';
import type { ServerEntry } from '../../src/content/server-entry.ts';
import { siteModule } from '../application/parts.ts';
import { fillShell } from '../prerender/shell.ts';
import { createModuleRunner } from './module-runner.ts';

/**
 * Answers every address of the dev server with the same HTML that the build would write, so that
 * pages can be looked at without script too. Only what the head tells machines is left out.
 * @param root the project's folder
 */
export function pages(root: string): Plugin {
  return {
    name: 'pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        // Vite gives up on an address whose percent signs cannot be read; here it is a missing page.
        if (!isReadable(request.url ?? '')) request.originalUrl = request.url = nowhere;
        next();
      });
      return () => server.middlewares.use(answerWith(server, root));
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

function answerWith(server: ViteDevServer, root: string): Connect.NextHandleFunction {
  const runner = createModuleRunner(server.environments.ssr);
  return async (request, response, next) => {
    try {
      const { status, html } = await answer(server, runner, root, request.originalUrl ?? '/');
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    } catch (error) {
      // It would fail again for the same reason when the code is long mended.
      runner.clearCache();
      next(error);
    }
  };
}

async function answer(server: ViteDevServer, runner: ModuleRunner, root: string, url: string) {
  const [{ render }, content] = await Promise.all([
    runner.import<ServerEntry>('/src/entry-server.tsx'),
    runner.import<Content>(siteModule),
  ]);
  // Put together, since what begins with two slashes would be another host to the two apart.
  const page = await render(content, new URL(`http://localhost${url}`).pathname);
  const shell = await readFile(path.join(root, 'src/index.html'), 'utf8');
  const html = fillShell(shell, {
    lang: content.site.language.code,
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
