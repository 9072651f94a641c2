import { directionOf } from '../../src/lib/direction.ts';
import type { Model } from '../content/model.ts';
import { logoOf } from '../content/read/pictures.ts';

/**
 * The text of manifest.webmanifest, by which a phone puts the site on its home screen
 * (https://www.w3.org/TR/appmanifest/). It opens with the browser's own buttons, since it is a site
 * of pages and links. A manifest knows the colours of the day only.
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
    icons: logoOf(pictures) ? [192, 512].flatMap(icon) : [],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** An icon that `appIcons` makes of the logo: shown as it is or cut to a shape. @param size in pixels */
function icon(size: number) {
  const file = { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' };
  return [
    { ...file, purpose: 'any' },
    { ...file, purpose: 'maskable' },
  ];
}
