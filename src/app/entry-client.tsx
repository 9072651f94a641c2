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

/** The content; edits replace it in development. */
const written = await loadLanguage(languages);
let content = written;

const { basename } = written.site;
const container = document.getElementById('siteRoot');
/** The page in the HTML, which does not always follow from the path. */
const first = container?.querySelector('main')?.dataset.page ?? '';

const routes = siteRoutes(written.site.pages, ({ id }, signal) =>
  loadPage(content.loaders, id).catch(() =>
    leaveForPage(addressOf(id) ?? location.pathname, signal),
  ),
);
const address = addressOf(first);
if (address !== undefined && pageAt(routes, location.pathname, basename) !== first) {
  // A host may serve more paths than the router knows, such as /about.html.
  history.replaceState(history.state, '', address + location.search + location.hash);
}
const current = pageAt(routes, location.pathname, basename);
// The 404 page replaces a page that is not saved. Its links load documents.
if ('unsaved' in document.documentElement.dataset) document.title = written.site.errors.unsaved;
else if (current === first) await hydrate();
// The router accepts a path such as /about/ that this host does not serve.
else if (addressOf(current) !== location.pathname) location.replace(addressOf(current) ?? '/');

async function hydrate() {
  if (!container) return;
  const router = createBrowserRouter(routes, {
    basename: basename || '/',
    hydrationData: { loaderData: { [routeId(first)]: await loadPage(content.loaders, first) } },
  });
  const page = () => (
    <App site={content.site}>
      <RouterProvider router={router} />
    </App>
  );
  // Staff can look at the page as it is at another moment.
  const app = import.meta.hot
    ? () => <ClockContext value={readPreviewClock}>{page()}</ClockContext>
    : page;
  // In slices, between which the browser answers a finger.
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
  // In development edited content takes the place of the old, and the page keeps its state.
  if (import.meta.hot) {
    let newest: object;
    import.meta.hot.accept('virtual:content', async (edited) => {
      if (!edited) return;
      newest = edited;
      const updated = await loadLanguage(edited.languages as LanguageLoaders);
      // The router has its routes from the start.
      if (addresses(updated) !== addresses(written)) return location.reload();
      // Another edit may have come meanwhile.
      if (newest !== edited) return;
      content = updated;
      root?.render(app());
      void router.revalidate();
    });
  }
}

/** Returns whether the visitor asks for as little data as possible (Save-Data). */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function readPreviewClock(): Date {
  const moment = sessionStorage.getItem(previewKey);
  return moment === null ? new Date() : new Date(Number(moment));
}

/** The content in the language of the page. */
async function loadLanguage(loaders: LanguageLoaders): Promise<LanguageContent> {
  const load = loaders[document.documentElement.lang];
  if (!load) throw new Error(`there is no language "${document.documentElement.lang}"`);
  return load();
}

function addressOf(id: string | undefined): string | undefined {
  const route = written.site.pages.find((page) => page.id === id)?.route;
  return route && sitePath(basename, route);
}

/** Returns the paths of all pages, to detect a new page. */
function addresses({ site }: LanguageContent): string {
  return site.pages
    .map(({ route }) => route)
    .toSorted()
    .join(' ');
}
