import { directionOf } from '../../src/site/lib/writing-system.ts';
import { sitePath } from '../../src/site/lib/site-path.ts';
import type { Model } from '../../src/compiler/model.ts';
import { logoOf } from '../../src/compiler/read/files/pictures.ts';

/** Returns the name of a language's manifest: `ne/manifest.webmanifest`. */
export function manifestFile({ basename }: Model): string {
  return `${basename}/manifest.webmanifest`.slice(1);
}

/**
 * Returns the text of a language's manifest, which a phone needs to add the site to its home screen
 * (https://www.w3.org/TR/appmanifest/). `minimal-ui` shows a Back button, because the site has
 * several pages.
 */
export function webManifest({ basename, site, pages, pictures }: Model): string {
  const { business, language, theme } = site;
  const home = pages.find(({ route }) => route === '/');
  const startUrl = sitePath(basename, '/');
  const manifest = {
    id: startUrl,
    start_url: startUrl,
    // The other languages are part of the same app.
    scope: '/',
    lang: language.code,
    dir: directionOf(language.code),
    name: business.name,
    short_name: business.short_name ?? business.name,
    description: home?.data.description,
    display: 'minimal-ui',
    background_color: theme.day.paper,
    theme_color: theme.day.paper,
    icons: logoOf(pictures) ? [192, 512].flatMap(iconEntries) : [],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Lists an icon of `appIcons` twice: to be shown unchanged and cropped. @param size in pixels */
function iconEntries(size: number) {
  const file = { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
  return ['any', 'maskable'].map((purpose) => ({ ...file, purpose }));
}
