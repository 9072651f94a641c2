import { directionOf } from '../../src/site/lib/direction.ts';
import type { Model } from '../../src/compiler/model.ts';
import { logoOf } from '../../src/compiler/files/pictures.ts';

/**
 * Returns the text of manifest.webmanifest, which a phone needs to add the site to its home screen
 * (https://www.w3.org/TR/appmanifest/). `minimal-ui` shows a Back button, because the site has
 * several pages.
 */
export function webManifest({ site, pages, pictures }: Model): string {
  const { business, language, theme } = site;
  const home = pages.find(({ route }) => route === '/');
  const manifest = {
    id: '/',
    start_url: '/',
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
