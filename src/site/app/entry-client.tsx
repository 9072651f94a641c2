import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import '../styles/index.css';
import { languages } from 'virtual:content';
import { decodeAnchor } from '../lib/decode-anchor.ts';
import { idFor } from '../lib/miswritten-url.ts';
import { sitePath } from '../lib/site-path.ts';
import type { LanguageContent, LanguageLoaders } from '../model/content.ts';
import { App } from './App.tsx';
import { isTargetBrowser } from './is-target-browser.ts';
import { leaveForPage } from './PageUnavailable.tsx';
import { prefetchPages } from './prefetch-pages.ts';
import { registerServiceWorker, saveCurrentPage } from './register-service-worker.ts';
import { loadPage, pageAt, pagePathAt, routeId, siteRoutes } from './routes.tsx';

const container = document.getElementById('siteRoot');
/**
 * The page and its language, as the build wrote them. The path may not match the page, because a 404
 * page can have any path. Translators change the language of `<html>`.
 */
const { page: renderedPageId = '', language = '' } =
  container?.querySelector('main')?.dataset ?? {};

const content = await loadLanguage(languages);
const { basename } = content.site;

/** Created when the page is hydrated. */
let router: ReturnType<typeof createBrowserRouter>;
const routes = siteRoutes(content.site.pages, ({ id }, signal) =>
  loadPage(content.loaders, id).catch(() => leaveForPage(requestedUrl(), signal)),
);
const renderedPath = routePath(renderedPageId);
if (renderedPath !== undefined && pageAt(routes, location.pathname, basename) !== renderedPageId) {
  // A host may serve more paths than the router knows, such as /about.html.
  history.replaceState(history.state, '', renderedPath + location.search + location.hash);
}
const { pages, languages: siteLanguages } = content.site;
const requestedPath = pagePathAt(pages, siteLanguages, location.pathname);
const isMiswritten = requestedPath !== renderedPath && requestedPath !== location.pathname;
if (requestedPath !== undefined && isMiswritten) {
  // The page exists, but not at this path, such as /FAQ. The host has served a 404 page.
  location.replace(requestedPath + location.search + location.hash);
} else if ('unsaved' in document.documentElement.dataset) {
  // Without network, the 404 page replaces a page that is not saved. It is not hydrated.
  document.title = content.site.errors.unsaved;
} else if (requestedPath === renderedPath) {
  correctAnchor();
  addEventListener('hashchange', correctAnchor);
  if (isTargetBrowser()) await hydrate();
}

/** Opens the part of the page that a miswritten anchor means, such as `#RETURNS.`. */
function correctAnchor() {
  if (document.getElementById(decodeAnchor(location.hash))) return;
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
  const id = idFor(location.hash, ids);
  // The browser scrolls to the new anchor and opens its answer, even before scripts run.
  if (id !== undefined) location.replace(`#${id}`);
}

async function hydrate() {
  if (!container) return;
  const { title } = document;
  const { pathname } = location;
  const plainPage = container.cloneNode(true);
  /** Shows the plain HTML again, after the page and the error page have thrown. */
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    if (location.pathname !== pathname) return location.reload();
    container.replaceWith(plainPage);
    document.title = title;
  };
  router = createBrowserRouter(routes, {
    basename: basename || '/',
    hydrationData: {
      loaderData: { [routeId(renderedPageId)]: await loadPage(content.loaders, renderedPageId) },
    },
  });
  // A transition hydrates in steps, so that the browser can respond to input between them.
  startTransition(() => {
    hydrateRoot(
      container,
      <App site={content.site}>
        <RouterProvider router={router} />
      </App>,
      { onUncaughtError },
    );
  });
  if (import.meta.env.PROD && !savesData()) {
    prefetchPages((path) => {
      const id = pageAt(routes, path, basename);
      // A path without a page belongs to a file or to another language.
      return routePath(id) === undefined ? undefined : content.loaders[id ?? '']?.();
    });
    router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') saveCurrentPage(basename);
    });
    const register = () => registerServiceWorker(basename);
    if (document.readyState === 'complete') void register();
    else addEventListener('load', register, { once: true });
  }
}

/** Returns true if the visitor has asked browsers to save data (Save-Data). */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

async function loadLanguage(loaders: LanguageLoaders): Promise<LanguageContent> {
  const load = loaders[language];
  if (!load) throw new Error('Set data-language of <main> to a language of virtual:content.');
  return load();
}

/** Returns the path, query and anchor of the page that the visitor is opening. */
function requestedUrl(): string {
  const { navigation, location: current } = router.state;
  return createPath(navigation.location ?? current);
}

function routePath(id: string | undefined): string | undefined {
  const route = content.site.pages.find((page) => page.id === id)?.route;
  return route && sitePath(basename, route);
}
