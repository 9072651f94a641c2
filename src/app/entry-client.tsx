import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as written from 'virtual:content';
import '../styles/index.css';
import type { PageContent, PageLink } from '../model/content.ts';
import { App } from './App.tsx';
import { leaveForPage } from './PageUnavailable.tsx';
import { prefetchPages } from './prefetch-pages.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { pageAt, siteRoutes } from './routes.tsx';

type Content = typeof written;

const container = document.getElementById('root');
/** The page that the HTML holds, which the address alone may not tell. */
const first = container?.querySelector('main')?.dataset.page ?? '';
let pages = new Map<string, PageContent>();
await fetchPage(written, first);

const routes = siteRoutes(written.site.pages, pages, (page) =>
  fetchPage(written, page.id).catch(() => leaveForPage(page)),
);
const address = routeOf(first);
if (address !== undefined && pageAt(routes, location.pathname) !== first) {
  // A host may answer at more addresses than the router knows, such as /about.html.
  history.replaceState(history.state, '', address + location.search + location.hash);
}
const shown = pageAt(routes, location.pathname);
if (shown === first) hydrate();
// The router knows an address, such as /about/, that this host does not.
else if (routeOf(shown) !== location.pathname) location.replace(routeOf(shown) ?? '/');

function hydrate() {
  if (!container) return;
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  const app = ({ site }: Content) => (
    <App site={site} pages={pages}>
      <RouterProvider router={router} />
    </App>
  );
  const root = hydrateRoot(container, app(written));
  if (import.meta.env.PROD) {
    void prefetchPages(written.loaders).then(registerServiceWorker);
  }
  // In development edited content takes the place of the old, and the page keeps its state.
  if (import.meta.hot) {
    import.meta.hot.accept('virtual:content', async (edited) => {
      if (!edited) return;
      const content = edited as unknown as Content;
      // The router has its routes from the start.
      if (routesOf(content) !== routesOf(written)) return location.reload();
      const shownSoFar = [...pages.keys()];
      pages = new Map();
      await Promise.all(shownSoFar.map((id) => fetchPage(content, id)));
      root.render(app(content));
      // Takes away what stands in place of a page that did not work.
      void router.revalidate();
    });
  }
}

async function fetchPage({ loaders }: Content, id: string) {
  const page = await loaders[id]?.();
  if (page) pages.set(id, page.page);
}

function routeOf(id: PageLink['id'] | undefined): string | undefined {
  return written.site.pages.find((page) => page.id === id)?.route;
}

/** The addresses of all pages, to tell whether there is another one. */
function routesOf({ site }: Content): string {
  return site.pages
    .map(({ route }) => route)
    .toSorted()
    .join(' ');
}
