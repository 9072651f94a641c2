import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import '../styles/index.css';
import { languages } from 'virtual:content';
import { sitePath } from '../lib/site-path.ts';
import type { LanguageContent, LanguageLoaders } from '../model/content.ts';
import { ShownMinuteContext } from '../model/contexts.ts';
import { App } from './App.tsx';
import { shownMinute } from './before-react/show-opening.ts';
import { savesData } from './connection.ts';
import { leaveForPage } from './PageUnavailable.tsx';
import { prefetchPages } from './prefetch-pages.ts';
import { saveCurrentPage } from './register-service-worker.ts';
import { loadPage, pageAt, routeId, siteRoutes } from './routes.tsx';

/**
 * Loads the page's content and hydrates the page.
 * @param container the element that contains the page, as the build wrote it
 * @param takeOver called right before React handles events; throws if the page has changed
 * @throws the error of the page; then the page is plain HTML again
 */
export async function hydrate(container: HTMLElement, takeOver: () => void) {
  // The path may not match the page, because a 404 page can have any path.
  const { page: renderedPageId = '', language = '' } =
    container.querySelector('main')?.dataset ?? {};
  const content = await loadLanguage(languages, language);
  const { site, loaders } = content;
  const { basename } = site;
  const routePath = (id: string | undefined) => {
    const route = site.pages.find((page) => page.id === id)?.route;
    return route && sitePath(basename, route);
  };
  /** Returns the path, query and anchor of the page that the visitor is opening. */
  const requestedUrl = () => createPath(router.state.navigation.location ?? router.state.location);
  const routes = siteRoutes(site.pages, ({ id }, signal) =>
    loadPage(loaders, id).catch(() => leaveForPage(requestedUrl(), signal)),
  );
  const loaderData = { [routeId(renderedPageId)]: await loadPage(loaders, renderedPageId) };

  takeOver();
  const renderedPath = routePath(renderedPageId);
  if (
    renderedPath !== undefined &&
    pageAt(routes, location.pathname, basename) !== renderedPageId
  ) {
    // A host may serve more paths than the router knows, such as /about.html.
    history.replaceState(history.state, '', renderedPath + location.search + location.hash);
  }
  const router = createBrowserRouter(routes, {
    basename: basename || '/',
    hydrationData: { loaderData },
  });
  await render(container, content, <RouterProvider router={router} />);

  if (!import.meta.env.PROD || savesData()) return;
  prefetchPages((path) => {
    const id = pageAt(routes, path, basename);
    // A path without a page belongs to a file or to another language.
    if (routePath(id) === undefined) return;
    // After a failure, the page is loaded again when the visitor opens it.
    loaders[id ?? '']?.().catch(() => undefined);
  });
  saveCurrentPage(basename);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') saveCurrentPage(basename);
  });
}

/** Hydrates the container. Resolves once the page is hydrated. */
function render(container: HTMLElement, { site }: LanguageContent, router: React.ReactNode) {
  const { title } = document;
  const { pathname } = location;
  const plainPage = container.cloneNode(true);
  return new Promise<void>((resolve, reject) => {
    /** Shows the plain HTML again, after the page and the error page have thrown. */
    const onUncaughtError = (error: unknown) => {
      const isHydrated = 'hydrated' in document.documentElement.dataset;
      if (isHydrated) reportError(error);
      if (location.pathname !== pathname) return location.reload();
      container.replaceWith(plainPage);
      document.title = title;
      reject(error);
    };
    // A transition hydrates in steps, so that the browser can respond to input between them.
    startTransition(() => {
      hydrateRoot(
        container,
        <ShownMinuteContext value={shownMinute()}>
          <App site={site} onHydrated={resolve}>
            {router}
          </App>
        </ShownMinuteContext>,
        { onUncaughtError },
      );
    });
  });
}

async function loadLanguage(loaders: LanguageLoaders, language: string): Promise<LanguageContent> {
  const load = loaders[language];
  if (!load) throw new Error('Set data-language of <main> to a language of virtual:content.');
  return load();
}
