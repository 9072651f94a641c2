import { createContext, use, type ReactNode } from 'react';
import type { PageContent, Site } from './content.ts';

/** What the site's parts may do besides showing content. */
export interface Actions {
  /** Shows a notice with this text for a while, and below it the links that help on. */
  notify: (text: string, links?: ReactNode) => void;
}

export const SiteContext = createContext<(Site & Actions) | undefined>(undefined);
/**
 * How wide pictures in Markdown are shown, as the attribute `sizes` says it, by default at most as a line
 * of text, and whether a photo is a link to the whole of it.
 */
export const PictureFrameContext = createContext({
  sizes: '(min-width: 42rem) 38rem, 92vw',
  opens: false,
});
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
