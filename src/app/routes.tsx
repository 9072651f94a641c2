import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { PageLink } from '../model/content.ts';
import { Page } from '../renderer/Page.tsx';
import { ErrorFallback, ErrorPage } from './ErrorFallback.tsx';
import { Layout } from './Layout.tsx';

/** The id of the page that answers at addresses where there is none. */
export const missingPage = 'not-found';

/**
 * The routes of the site: each page inside of the layout, loaded when it is first shown.
 * @param isLoaded whether a page can be rendered at once
 * @param load loads a page; the signal is aborted when another page is asked for meanwhile
 */
export function siteRoutes(
  pages: readonly PageLink[],
  isLoaded: (id: string) => boolean,
  load: (page: PageLink, signal: AbortSignal) => Promise<void>,
): RouteObject[] {
  const pageRoute = (page: PageLink): RouteObject => {
    const route = {
      id: page.id,
      path: page.route ?? '*',
      caseSensitive: true,
      Component: Page,
      ErrorBoundary: ErrorFallback,
    };
    if (isLoaded(page.id)) return route;
    // Not `lazy`, of which React Router remembers the outcome: a page that could not be fetched once
    // could not be opened any more.
    const loader = ({ request }: LoaderFunctionArgs) =>
      isLoaded(page.id) ? null : load(page, request.signal).then(() => null);
    return { ...route, loader, shouldRevalidate: () => false };
  };
  return [{ Component: Layout, ErrorBoundary: ErrorPage, children: pages.map(pageRoute) }];
}

/** The id of the page that the routes show at a path such as `/about`. */
export function pageAt(routes: RouteObject[], path: string, basename: string): string | undefined {
  return matchRoutes(routes, path, basename || '/')?.at(-1)?.route.id;
}
