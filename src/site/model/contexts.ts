import { createContext, use, type ReactNode } from 'react';
import type { PageContent, Site } from './content.ts';

/** The functions of the app that components can call. */
export interface Actions {
  /** Shows a notice for a while: this text, and the links below the text. */
  notify: (text: string, links?: ReactNode) => void;
}

export const SiteContext = createContext<(Site & Actions) | undefined>(undefined);

/** Settings of Markdown pictures. */
export const PictureFrameContext = createContext({
  /** The attribute `sizes` of `<img>`. The default fits the width of a paragraph. */
  sizes: '(min-width: 42rem) 38rem, 92vw',
  /** True if a tap on a photo opens the whole photo. */
  opensPhotos: false,
});

/** The minute whose opening status the page shows when hydration starts (Unix time). */
export const ShownMinuteContext = createContext<number | undefined>(undefined);

export const PageContext = createContext<PageContent | undefined>(undefined);

/** Returns the content that all pages share. @throws outside `App` */
export function useSite(): Site & Actions {
  return assertDefined(use(SiteContext), 'SiteContext');
}

/** Returns the content of the current page. @throws outside of a page */
export function usePage(): PageContent {
  return assertDefined(use(PageContext), 'PageContext');
}

function assertDefined<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Render this component inside ${name}.`);
  return value;
}
