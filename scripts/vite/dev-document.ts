import { buildErrorMessage, type ViteDevServer } from 'vite';
import type { ServerEntry } from '../../src/site/model/server-entry.ts';
import type { ContentStore } from './content-store.ts';
import type { SiteCode } from './site-code.ts';

/** The server, the content and the code that render pages. */
interface Sources {
  server: ViteDevServer;
  store: ContentStore;
  code: SiteCode;
}

interface Document {
  status: number;
  html: string;
}

/**
 * Renders the page at a URL, or a page with the error. Renders it again if the content or the code changes
 * meanwhile, because its modules may then belong to two versions.
 */
export async function renderDocument(sources: Sources, url: string): Promise<Document> {
  const version = sources.code.version();
  const rendering = renderPage(sources, url);
  await Promise.allSettled([rendering]);
  if (version !== sources.code.version()) return renderDocument(sources, url);
  return rendering.catch((error: Error) => reportError(sources, error));
}

async function renderPage({ server, store, code }: Sources, url: string): Promise<Document> {
  if (!store.valid())
    return errorPage(code, 'The site shows here when the errors in content are fixed');
  const { render, documentHtml } = await code.load<ServerEntry>(
    server.environments.ssr,
    '/src/site/app/entry-server.tsx',
  );
  // With a base URL as second argument, `new URL` would read a path that begins with // as a host.
  const page = await render(new URL(`http://localhost${url}`).pathname);
  const parts = {
    styleSheets: styleSheets(server),
    modules: ['/src/site/app/entry-client.ts'],
    hydration: ['/src/site/app/hydrate.tsx'],
  };
  return {
    status: page.id === 'not-found' ? 404 : 200,
    html: documentHtml({ ...page, head: page.head + reloadScript(code) }, parts),
  };
}

/** Logs an error of the code, and returns a page with the error. */
function reportError({ server, code }: Sources, error: Error): Document {
  server.ssrFixStacktrace(error);
  server.config.logger.error(buildErrorMessage(error, [error.message]), { timestamp: true, error });
  return errorPage(code, 'This page has an error', error.stack);
}

/** Returns a page with an error. It reloads when the content or the code has changed. */
function errorPage(code: SiteCode, title: string, report = ''): Document {
  const reportHtml = report.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    ${reloadScript(code, 'data-failed')}
  </head>
  <body><h1>${title}.</h1><pre>${reportHtml}</pre></body>
</html>
`;
  return { status: 500, html };
}

/** Returns the element of the script that reloads the page if it is outdated. */
function reloadScript(code: SiteCode, attribute = ''): string {
  const src = '/src/site/app/reload-outdated-page.ts';
  return `<script type="module" src="${src}" data-version="${code.version()}" ${attribute}></script>`;
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
