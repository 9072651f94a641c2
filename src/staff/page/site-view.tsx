import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../site/app/App.tsx';
import { loadPage, siteRoutes } from '../../site/app/routes.tsx';
import { directionOf, scriptOf } from '../../site/lib/writing-system.ts';
import { basenameOf } from '../../site/lib/site-path.ts';
import type { LanguageContent } from '../../site/model/content.ts';
import { ClockContext, previewKey } from '../../site/ui/useClock.ts';
import { recall } from '../draft/tab-memory.ts';
import { isRead, namesPage, shownPath, staffUrl, type ShownPage } from './shown-path.ts';

export type SiteView = ReturnType<typeof createSiteView>;

/**
 * Creates the view that renders the pages of the site with the site's own components. A memory
 * router opens the pages, since a static host serves only /staff.
 */
export function createSiteView(container: HTMLElement) {
  const root = createRoot(container);
  const listeners = new Set<() => void>();
  let contents: readonly LanguageContent[] = [];
  let page: ShownPage = { path: shownPath(location), language: '', basename: '' };
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  /** The language and the pages of the router, which cannot change its routes. */
  let routerKey = '';

  /** Returns the content in the language of a path. */
  const contentAt = (path: string) => {
    const [pathname = '/'] = path.split('#');
    const basenames = contents.map(({ site }) => site.basename);
    return contents.find(({ site }) => site.basename === basenameOf(basenames, pathname));
  };
  const changePage = (path: string) => {
    const site = contentAt(path)?.site;
    page = { path, language: site?.language.code ?? '', basename: site?.basename ?? '' };
    document.documentElement.lang = page.language;
    document.documentElement.dir = directionOf(page.language);
    document.documentElement.dataset.script = scriptOf(page.language);
    for (const listener of listeners) listener();
  };

  /** Opens the start page in a language that the person reads, unless the URL names a page. */
  const chooseStart = () => {
    const translation = contents.slice(1).find(({ site }) => isRead(site.language.code));
    if (namesPage(location) || !translation) return changePage(page.path);
    history.replaceState(history.state, '', staffUrl(translation.site.basename));
    changePage(translation.site.basename);
  };

  const openRouter = (content: LanguageContent) => {
    const { basename, pages } = content.site;
    const load = ({ id }: { id: string }) =>
      loadPage(contentAt(page.path)?.loaders ?? content.loaders, id);
    // Without its content, which loads within the same task, the page is empty.
    const routes = siteRoutes(pages, load).map((route) => ({ ...route, HydrateFallback: Empty }));
    const opened = createMemoryRouter(routes, {
      basename: basename || '/',
      initialEntries: [page.path],
    });
    opened.subscribe(({ location: shown, historyAction, navigation }) => {
      const path = shown.pathname + shown.hash;
      if (router !== opened || navigation.state !== 'idle' || path === page.path) return;
      if (historyAction === 'PUSH') history.pushState(null, '', staffUrl(path));
      changePage(path);
    });
    router?.dispose();
    router = opened;
  };

  const render = () => {
    const content = contentAt(page.path);
    if (!content) return;
    const { basename, pages } = content.site;
    const key = JSON.stringify([basename, pages.map(({ id }) => id)]);
    if (key !== routerKey) openRouter(content);
    else void router?.revalidate();
    routerKey = key;
    if (router)
      root.render(
        <ClockContext value={readPreviewClock}>
          <App key={key} site={content.site}>
            <RouterProvider router={router} />
          </App>
        </ClockContext>,
      );
  };

  const open = (path: string) => {
    const content = contentAt(path);
    const isSameLanguage = content === contentAt(page.path);
    // The router adds the prefix of the language.
    const route = path.slice(content?.site.basename.length);
    if (isSameLanguage)
      void router?.navigate(route.startsWith('/') ? route : `/${route}`, { replace: true });
    changePage(path);
    if (!isSameLanguage) render();
  };
  addEventListener('popstate', () => {
    if (shownPath(location) !== page.path) open(shownPath(location));
  });
  // The router handles links to pages of the same language.
  container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || event.defaultPrevented || !isPlainClick) return;
    if (link.origin !== location.origin || link.target || link.protocol === 'blob:') return;
    event.preventDefault();
    const path = link.pathname + link.hash;
    history.pushState(null, '', staffUrl(path));
    open(path);
  });

  return {
    page: () => page,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows new content. The page keeps its state. */
    show(next: readonly LanguageContent[]) {
      contents = next;
      if (page.language === '') chooseStart();
      render();
    },
  };
}

function Empty() {
  return null;
}

/** Returns the current time, or the time that staff preview. */
function readPreviewClock(): Date {
  const time = recall(previewKey);
  return time === undefined ? new Date() : new Date(Number(time));
}
