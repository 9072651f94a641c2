import type { BreadcrumbList } from 'schema-dts';
import type { PageModel } from '../../content/model.ts';

/**
 * The way from the start page to a page, in the words of their links
 * (https://schema.org/BreadcrumbList).
 * @param website the site's address, without a slash at its end
 */
export function breadcrumbList(trail: readonly PageModel[], website: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ route, data }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: data.navigation?.label ?? data.title,
      item: new URL(route ?? '/', website).href,
    })),
  };
}
