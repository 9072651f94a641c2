import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as written from 'virtual:content';
import '../styles/index.css';
import type { PageContent } from '../model/content.ts';
import { App } from './App.tsx';
import { leaveForPage } from './PageUnavailable.tsx';
import { prefetchPages } from './prefetch-pages.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { pageAt, siteRoutes } from './routes.tsx';

type Content = typeof written;

/** The content and the pages of it that are loaded; edits replace both in development. */
let content: Content = written;
let pages = new Map<string, PageContent>();

const container = document.getElementById('root');
/** The page that the HTML holds, which does not always follow from the address. */
const first = container?.querySelector('main')?.dataset.page ?? '';
await loadPage(first);

const routes = siteRoutes(
  content.site.pages,
  (id) => pages.has(id),
  (page, signal) => loadPage(page.id).catch(() => leaveForPage(page, signal)),
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
  const app = () => (
    <App site={content.site} pages={pages}>
      <RouterProvider router={router} />
    </App>
  );
  const root = hydrateRoot(container, app());
  if (import.meta.env.PROD) {
    void prefetchPages(content.loaders).then(registerServiceWorker);
  }
  // In development edited content takes the place of the old, and the page keeps its state.
  if (import.meta.hot) {
    import.meta.hot.accept('virtual:content', async (edited) => {
      if (!edited) return;
      content = edited as unknown as Content;
      // The router has its routes from the start.
      if (addresses(content) !== addresses(written)) return location.reload();
      const current = content;
      const loaded = await Promise.all([...pages.keys()].map((id) => current.loaders[id]?.()));
      // Another edit may have come meanwhile.
      if (content !== current) return;
      pages = new Map(loaded.flatMap((module) => (module ? [[module.page.id, module.page]] : [])));
      root.render(app());
    });
  }
}

async function loadPage(id: string) {
  const page = await content.loaders[id]?.();
  if (page) pages.set(id, page.page);
}

function routeOf(id: string | undefined): string | undefined {
  return content.site.pages.find((page) => page.id === id)?.route;
}

/** The addresses of all pages, to see whether there is another one. */
function addresses({ site }: Content): string {
  return site.pages
    .map(({ route }) => route)
    .toSorted()
    .join(' ');
}
