import { createContext, use, type ReactNode } from 'react';
import type { PageContent, Site } from './content.ts';

/** Actions of the site besides showing content. */
export interface Actions {
  /** Shows a notice with this text for a while, and links below it. */
  notify: (text: string, links?: ReactNode) => void;
}

export const SiteContext = createContext<(Site & Actions) | undefined>(undefined);
/**
 * The width of pictures in Markdown as an attribute `sizes`, by default a line of text, and whether
 * a photo links to the whole of it.
 */
export const PictureFrameContext = createContext({
  sizes: '(min-width: 42rem) 38rem, 92vw',
  opens: false,
});
export const PageContext = createContext<PageContent | undefined>(undefined);

/** Returns the content that every page shares. @throws outside of the app */
export function useSite(): Site & Actions {
  return required(use(SiteContext), 'SiteContext');
}

/** Returns the content of the current page. @throws outside of a page */
export function usePage(): PageContent {
  return required(use(PageContext), 'PageContext');
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is missing above this component`);
  return value;
}
