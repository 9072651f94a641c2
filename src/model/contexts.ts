import { createContext, use } from 'react';
import type { PageContent, Site } from './content.ts';

/** What the site's parts may do besides showing content. */
export interface Actions {
  /** Shows a notice with these words for a while. */
  notify: (words: string) => void;
}

export const SiteContext = createContext<(Site & Actions) | undefined>(undefined);
export const PageContext = createContext<PageContent | undefined>(undefined);

/** The content that every page shares. @throws outside of the app */
export function useSite(): Site & Actions {
  return required(use(SiteContext), 'SiteContext');
}

/** The content of the page being shown. @throws outside of a page */
export function usePage(): PageContent {
  return required(use(PageContext), 'PageContext');
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is missing above this component`);
  return value;
}
