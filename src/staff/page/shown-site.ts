import type { Bytes } from '../files/transport.ts';
import { languageContents } from './language-content.ts';
import { createPictureUrls } from './picture-urls.ts';
import { createSiteView } from './site-view.tsx';
import type { ViewData } from './view-data.ts';

export type ShownSite = ReturnType<typeof createShownSite>;

type ReadBytes = (path: string) => Bytes | undefined;

/** Creates what shows the site with its theme, in place of the published page. */
export function createShownSite(container: HTMLElement) {
  const view = createSiteView(container);
  const theme = new CSSStyleSheet();
  let readBytes: ReadBytes | undefined;
  const urlOf = createPictureUrls((path) => readBytes?.(path));
  return {
    view,
    /** @param read returns the bytes of a picture */
    show(data: ViewData, read: ReadBytes) {
      readBytes = read;
      theme.replaceSync(data.theme);
      document.adoptedStyleSheets = [theme];
      view.show(languageContents(data, urlOf));
      // Until now, the page was the published one.
      container.inert = false;
    },
  };
}
