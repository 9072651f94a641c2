import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageContent, PageLink, PageLoaders } from '../model/content.ts';
import { Page } from '../renderer/Page.tsx';
import { ErrorFallback, ErrorPage } from './ErrorFallback.tsx';
import { Layout } from './Layout.tsx';

/**
 * Returns the site's routes: the pages, inside the layout and loaded on demand.
 * @param load loads a page; the signal aborts if the visitor opens another page
 */
export function siteRoutes(
  pages: readonly PageLink[],
  load: (page: PageLink, signal: AbortSignal) => Promise<PageContent>,
): RouteObject[] {
  const pageRoute = (page: PageLink): RouteObject => ({
    id: routeId(page.id),
    path: page.route ?? '*',
    caseSensitive: true,
    Component: Page,
    ErrorBoundary: ErrorFallback,
    // Not `lazy`, because React Router caches its failures: the page could never open again.
    loader: ({ request }) => load(page, request.signal),
  });
  return [{ Component: Layout, ErrorBoundary: ErrorPage, children: pages.map(pageRoute) }];
}

export async function loadPage(loaders: PageLoaders, id: string): Promise<PageContent> {
  const module = await loaders[id]?.();
  if (!module) throw new Error(`The content has no page "${id}". Pass the id of a file in pages/.`);
  return module.page;
}

/** Returns the id of a page's route. The slash distinguishes it from the router's ids, such as "0". */
export function routeId(pageId: string): string {
  return `/${pageId}`;
}

/** Returns the id of the page at a path such as `/about`. */
export function pageAt(routes: RouteObject[], path: string, basename: string): string | undefined {
  // Removes the slash that `routeId` adds.
  return routeAt(routes, path, basename)?.id?.slice(1);
}

function routeAt(routes: RouteObject[], path: string, basename: string): RouteObject | undefined {
  return matchRoutes(routes, path, basename || '/')?.pop()?.route;
}
