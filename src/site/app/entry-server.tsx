import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import '../styles/index.css';
import { languages } from 'virtual:content';
import { basenameOf } from '../lib/site-path.ts';
import { openingFacts } from '../lib/opening-now.ts';
import type { LanguageContent, PageContent, Site } from '../model/content.ts';
import { outdatedOn } from '../model/outdated-on.ts';
import { pageAddresses } from '../model/page-addresses.ts';
import type { RenderedPage, ServerEntry } from '../model/server-entry.ts';
import { App } from './App.tsx';
import { loadPage, pageAt, siteRoutes } from './routes.tsx';

export { documentHtml } from './Head.tsx';

export const render: ServerEntry['render'] = async (path) => {
  const contents = await Promise.all(Object.values(languages).map((load) => load()));
  const basenames = contents.map(({ site }) => site.basename);
  const basename = basenameOf(basenames, path);
  const content = contents.find(({ site }) => site.basename === basename);
  if (!content) throw new Error(`No language contains the path "${path}".`);
  return renderInLanguage(content, path);
};

/** Renders a page of one language. @param path the path of the page: `/ne/about` */
export async function renderInLanguage({ site, loaders }: LanguageContent, path: string) {
  const basename = site.basename || '/';
  const routes = siteRoutes(site.pages, ({ id }) => loadPage(loaders, id));
  const { query, dataRoutes } = createStaticHandler(routes, { basename });
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response)
    throw new Error(
      `The loader of ${path} returned status ${context.status}. It must return a page.`,
    );
  const [error] = Object.values<unknown>(context.errors ?? {});
  if (error) throw error;
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <App site={site}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  // React renders the elements of the head first. This pattern matches all of these elements.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)*/.exec(html) ?? [];
  const id = pageAt(routes, path, basename) ?? '';
  const record = pageRecord(site, await loadPage(loaders, id));
  return { id, lang: site.language.code, head, body: html.slice(head.length), record };
}

function pageRecord(site: Site, page: PageContent): RenderedPage['record'] {
  return {
    ...openingFacts(site),
    basename: site.basename,
    outdatedOn: outdatedOn(site, page),
    addresses: page.route === undefined ? pageAddresses(site.pages, site.languages) : undefined,
  };
}
