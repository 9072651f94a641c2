import { Helmet } from 'react-helmet-async';
import type { Language } from '../model/content.ts';
import { usePage, useSite } from '../model/contexts.ts';
import { recordId } from '../model/page-record.ts';
import type { HeadParts, RenderedPage } from '../model/server-entry.ts';
import { openGraphSize } from '../lib/open-graph-image.ts';
import { sitePath } from '../lib/site-path.ts';
import { directionOf, scriptOf } from '../lib/writing-system.ts';

/**
 * Renders the page's metadata for search engines, chat apps and the browser's tab. Omits absolute
 * URLs if business.mdx sets no website. X reads the Open Graph tags, but needs `twitter:card` too.
 */
export function Head() {
  const { basename, business, language, languages, logo } = useSite();
  const { id, route, data } = usePage();
  const absoluteUrl = (path: string) => business.website && new URL(path, business.website).href;
  const url = route && absoluteUrl(sitePath(basename, route));
  const pageLanguages = languages.filter(({ pages }) => pages.includes(id));
  const alternates = url && pageLanguages.length > 1 ? pageLanguages : [];
  // The default language is first.
  const [defaultAlternate] = alternates;
  const urlIn = (alternate: Language) => absoluteUrl(sitePath(alternate.basename, route ?? '/'));
  return (
    <Helmet>
      <title>{data.title}</title>
      <meta name="description" content={data.description} />
      <meta name="apple-mobile-web-app-title" content={business.short_name ?? business.name} />
      {logo && <link rel="icon" href={logo.src} type="image/svg+xml" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={data.title} />
      <meta property="og:description" content={data.description} />
      {pageLanguages.map(({ code, locale }) => (
        <meta
          key={code}
          property={code === language.code ? 'og:locale' : 'og:locale:alternate'}
          content={locale}
        />
      ))}
      {url && <meta property="og:url" content={url} />}
      {url && <link rel="canonical" href={url} />}
      {alternates.map((alternate) => (
        <link
          key={alternate.code}
          rel="alternate"
          hrefLang={alternate.code}
          href={urlIn(alternate)}
        />
      ))}
      {defaultAlternate && (
        <link rel="alternate" hrefLang="x-default" href={urlIn(defaultAlternate)} />
      )}
      {!route && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}

/** Returns the HTML document. It contains the output of `Head` and everything that pages share. */
export function documentHtml(
  { lang, head, body, record }: Omit<RenderedPage, 'id'>,
  {
    fonts = [],
    styles,
    styleSheets = [],
    isUnfinished,
    hasLogo,
    openGraphImage,
    themeColours,
    manifest,
    structuredData,
    modules: [entryUrl, ...importUrls] = [],
    hydration: scripts = [],
  }: HeadParts,
): string {
  // JSON in a script cannot contain the end of the script.
  const recordJson = JSON.stringify({ ...record, scripts }).replaceAll('<', String.raw`\u003c`);
  const elements = [
    '<link rel="icon" href="/favicon.ico" sizes="32x32 48x48" />',
    hasLogo && '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    head,
    openGraphImage && openGraphImageTags(openGraphImage),
    `<meta name="twitter:card" content="${openGraphImage ? 'summary_large_image' : 'summary'}" />`,
    ...fonts.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin />`,
    ),
    styles && `<style>${styles}</style>`,
    ...styleSheets.map((url) => `<link rel="stylesheet" href="${url}" />`),
    isUnfinished && '<meta name="robots" content="noindex" />',
    themeColours &&
      `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours.light}" />` +
        `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}" />`,
    manifest && `<link rel="manifest" href="${manifest}" />`,
    structuredData && `<script type="application/ld+json">${structuredData}</script>`,
    `<script type="application/json" id="${recordId}">${recordJson}</script>`,
    // Low priority, so that the first picture and the font load before the scripts.
    ...importUrls.map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low" />`),
  ];
  // The entry script is the last element of the body, so that the whole page exists when it runs. With
  // `async` it does not wait for other scripts. In development it waits for Vite's scripts.
  const asyncAttribute = import.meta.env.DEV ? '' : ' async';
  const script = entryUrl
    ? `<script type="module"${asyncAttribute} src="${entryUrl}" fetchpriority="low"></script>`
    : '';
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}" data-script="${scriptOf(lang)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
    ${elements.filter(Boolean).join('')}
  </head>
  <body>
    <div id="siteRoot">${body}</div>
    ${script}
  </body>
</html>
`;
}

/** Returns the tags of a picture for chat apps, which load the document and run no scripts. */
function openGraphImageTags({ url, alt }: NonNullable<HeadParts['openGraphImage']>): string {
  const values = {
    'og:image': url,
    'og:image:type': 'image/png',
    'og:image:width': openGraphSize.width,
    'og:image:height': openGraphSize.height,
    'og:image:alt': alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  };
  return Object.entries(values)
    .map(([property, content]) => `<meta property="${property}" content="${content}" />`)
    .join('');
}
