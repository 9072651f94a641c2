import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageContent, PageLink, PageLoaders } from '../model/content.ts';
import { Page } from '../renderer/Page.tsx';
import { ErrorFallback, ErrorPage } from './ErrorFallback.tsx';
import { Layout } from './Layout.tsx';

/**
 * The routes of the site: each page inside of the layout, loaded when it is shown.
 * @param load loads a page; the signal is aborted when another page is asked for meanwhile
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
    // Not `lazy`, of which React Router remembers the outcome: a page that could not be fetched once
    // could not be opened any more.
    loader: ({ request }) => load(page, request.signal),
  });
  return [{ Component: Layout, ErrorBoundary: ErrorPage, children: pages.map(pageRoute) }];
}

/** Fetches a page. @throws where there is none of this id */
export async function loadPage(loaders: PageLoaders, id: string): Promise<PageContent> {
  const module = await loaders[id]?.();
  if (!module) throw new Error(`there is no page "${id}"`);
  return module.page;
}

/** The id of a page's route; the router takes "constructor" and "0" for ids that it knows. */
export function routeId(pageId: string): string {
  return `/${pageId}`;
}

/** The id of the page that the routes show at a path such as `/about`. */
export function pageAt(routes: RouteObject[], path: string, basename: string): string | undefined {
  return matchRoutes(routes, path, basename || '/')
    ?.at(-1)
    ?.route.id?.slice(1);
}
