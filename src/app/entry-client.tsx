import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { languages } from 'virtual:content';
import '../styles/index.css';
import { sitePath } from '../lib/site-path.ts';
import type { LanguageContent, LanguageLoaders } from '../model/content.ts';
import { ClockContext, previewKey } from '../ui/useClock.ts';
import { App } from './App.tsx';
import { leaveForPage } from './PageUnavailable.tsx';
import { prefetchPages } from './prefetch-pages.ts';
import { registerServiceWorker, saveVisited } from './register-service-worker.ts';
import { loadPage, pageAt, routeId, siteRoutes } from './routes.tsx';

/** The content in the language of the page. In development, edits replace it. */
const initialContent = await loadLanguage(languages);
let content = initialContent;

const { basename } = initialContent.site;
const container = document.getElementById('siteRoot');
/** The id of the page in the HTML. The path may belong to another page, for example to the 404 page. */
const renderedPage = container?.querySelector('main')?.dataset.page ?? '';

const routes = siteRoutes(initialContent.site.pages, ({ id }, signal) =>
  loadPage(content.loaders, id).catch(() => leaveForPage(pathOf(id) ?? location.pathname, signal)),
);
const renderedPath = pathOf(renderedPage);
if (renderedPath !== undefined && pageAt(routes, location.pathname, basename) !== renderedPage) {
  // A host may serve more paths than the router knows, such as /about.html.
  history.replaceState(history.state, '', renderedPath + location.search + location.hash);
}
const requestedPage = pageAt(routes, location.pathname, basename);
// Without network, the 404 page replaces a page that is not saved. It is not hydrated.
if ('unsaved' in document.documentElement.dataset)
  document.title = initialContent.site.errors.unsaved;
else if (requestedPage === renderedPage) await hydrate();
// The router accepts paths that the host does not serve, such as /about/.
else if (pathOf(requestedPage) !== location.pathname)
  location.replace(pathOf(requestedPage) ?? '/');

async function hydrate() {
  if (!container) return;
  const router = createBrowserRouter(routes, {
    basename: basename || '/',
    hydrationData: {
      loaderData: { [routeId(renderedPage)]: await loadPage(content.loaders, renderedPage) },
    },
  });
  const page = () => (
    <App site={content.site}>
      <RouterProvider router={router} />
    </App>
  );
  // In development, staff can preview the page at another time.
  const app = import.meta.hot
    ? () => <ClockContext value={readPreviewClock}>{page()}</ClockContext>
    : page;
  // A transition hydrates in steps, so that the browser can respond to input between them.
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, app());
  });
  if (import.meta.env.PROD && !savesData()) {
    prefetchPages((path) => content.loaders[pageAt(routes, path, basename) ?? '']?.());
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') saveVisited(basename);
    });
    const register = () => registerServiceWorker(basename);
    if (document.readyState === 'complete') void register();
    else addEventListener('load', register, { once: true });
  }
  // In development, edited content replaces the old one, and the page keeps its state.
  if (import.meta.hot) {
    let latestEdit: object;
    import.meta.hot.accept('virtual:content', async (edited) => {
      if (!edited) return;
      latestEdit = edited;
      const updated = await loadLanguage(edited.languages as LanguageLoaders);
      // The router cannot change its routes.
      if (allPaths(updated) !== allPaths(initialContent)) return location.reload();
      // A later edit may already be loaded.
      if (latestEdit !== edited) return;
      content = updated;
      root?.render(app());
      void router.revalidate();
    });
  }
}

/** Returns true if the visitor has asked browsers to save data (Save-Data). */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function readPreviewClock(): Date {
  const time = sessionStorage.getItem(previewKey);
  return time === null ? new Date() : new Date(Number(time));
}

async function loadLanguage(loaders: LanguageLoaders): Promise<LanguageContent> {
  const load = loaders[document.documentElement.lang];
  if (!load) throw new Error(`there is no language "${document.documentElement.lang}"`);
  return load();
}

function pathOf(id: string | undefined): string | undefined {
  const route = initialContent.site.pages.find((page) => page.id === id)?.route;
  return route && sitePath(basename, route);
}

/** Returns the paths of all pages, to detect a new page. */
function allPaths({ site }: LanguageContent): string {
  return site.pages
    .map(({ route }) => route)
    .toSorted()
    .join(' ');
}
