import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loaders, site } from 'virtual:content';
import '../styles/index.css';
import type { ServerEntry } from '../model/server-entry.ts';
import { layouts } from '../renderer/layouts.ts';
import { tagComponents } from '../renderer/tags.ts';
import { App } from './App.tsx';
import { missingPage, pageAt, siteRoutes } from './routes.tsx';

export const rendered: ServerEntry['rendered'] = {
  tags: Object.keys(tagComponents),
  collections: Object.keys(layouts),
};

/** On the server the one page is loaded before its route is asked for. */
const nothing = () => Promise.resolve();

export const render: ServerEntry['render'] = async (path) => {
  const pages = new Map();
  const id = pageAt(siteRoutes(site.pages, pages, nothing), path) ?? missingPage;
  const loader = loaders[id];
  if (!loader) throw new Error(`there is no page "${id}"`);
  pages.set(id, (await loader()).page);

  const { query, dataRoutes } = createStaticHandler(siteRoutes(site.pages, pages, nothing));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is answered with ${context.status}`);
  const html = renderToString(
    <App site={site} pages={pages}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  // React puts what it hoists into the head in front of everything else.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)*/.exec(html) ?? [];
  return { id, head, body: html.slice(head.length) };
};
