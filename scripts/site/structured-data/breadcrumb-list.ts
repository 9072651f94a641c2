import type { BreadcrumbList } from 'schema-dts';
import type { PageModel } from '../../content/model.ts';

/** A page with its address on the site: `/ne/about`. */
type Step = Pick<PageModel, 'data'> & { address: string };

/**
 * The way from the start page to a page, in the words of their links
 * (https://schema.org/BreadcrumbList).
 * @param website the site's address, without a slash at its end
 */
export function breadcrumbList(trail: readonly Step[], website: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ address, data }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: data.navigation?.label ?? data.title,
      item: new URL(address, website).href,
    })),
  };
}
