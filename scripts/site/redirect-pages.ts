import type { Redirect } from '../../src/compiler/derive/redirects.ts';
import type { SiteFiles } from './site-files.ts';

/** The script of all redirects. It keeps the query and the anchor, which a `<meta>` would lose. */
const script = `const link = document.querySelector('a');
location.replace(link.pathname + location.search + (location.hash || link.hash));
`;

/**
 * Returns a page for each old path, which leads to the new one without a server and without scripts.
 * @param website the URL of the site, if it has one
 */
export function redirectPages(redirects: readonly Redirect[], website?: string): SiteFiles {
  if (redirects.length === 0) return new Map();
  const pages = redirects.map(
    (redirect) => [fileOf(redirect.from), redirectHtml(redirect, website)] as const,
  );
  return new Map([['redirect.js', script], ...pages]);
}

/** Returns the file that static hosts serve at a path: `ne/old-name.html`. */
function fileOf(path: string): string {
  return `${path.slice(1).replace(/\.html$/, '')}.html`;
}

function redirectHtml({ to, title, language }: Redirect, website: string | undefined): string {
  const canonical = website ? new URL(to, website).href : to;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="canonical" href="${canonical}" />
    <noscript><meta http-equiv="refresh" content="0; url=${to}" /></noscript>
  </head>
  <body>
    <p><a href="${to}">${escapeHtml(title)}</a></p>
    <script src="/redirect.js"></script>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
