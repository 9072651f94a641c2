import { embeddedMapUrl } from '../../src/site/lib/maps.ts';
import type { Model } from '../../src/compiler/model.ts';
import { redirectsOf } from '../../src/compiler/derive/redirects.ts';
import { allowedStyle } from './allowed-style.ts';
import type { SiteFiles } from './site-files.ts';
import { staffPolicy } from './staff-policy.ts';

/** The folder of all SVG files, which has a policy of its own, and the folder of Open Graph images. */
export const drawingsFolder = 'assets/drawings';
export const openGraphFolder = 'share';

/** HTTP header values by name. */
export type HttpHeaders = Readonly<Record<string, string>>;

/** A rule of the file `_headers`: the headers of the paths that a pattern matches. */
interface HeaderRule {
  /** The path, or its beginning with a star: `/assets/*`. */
  pattern: string;
  /** Headers of other rules that this rule removes. */
  removed: readonly string[];
  headers: HttpHeaders;
}

/** The Cache-Control headers (RFC 9111, RFC 8246). */
export const caching = {
  /** Files in /assets/ are kept for a year, because their names contain a hash of their contents. */
  assets: 'public, max-age=31536000, immutable',
  /** All other files, and every error. */
  default: 'no-cache',
};

const policyName = 'Content-Security-Policy';

/** The names of browser features that the site does not use. */
const disabledFeatures =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb';

/**
 * Returns the headers of every response. The Content-Security-Policy (Level 3) allows only what it
 * lists. No code may write HTML or script as text (Trusted Types), except the policy that creates the
 * URL of the service worker. Browsers remember for two years that the site needs HTTPS.
 * @param mapUrl the URL of the embedded map
 * @param styles the text of the `<style>` element in each page
 */
export function securityHeaders(mapUrl: string, styles: string): HttpHeaders {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${allowedStyle(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-src ${new URL(mapUrl).origin}`,
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ];
  return {
    [policyName]: policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': disabledFeatures
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * Returns the configuration files of hosts, `_headers` and `_redirects`, for Netlify and Cloudflare
 * Pages. The default caching of these hosts is right for files outside /assets/.
 * @param styles the styles that each page contains
 */
export function hostFiles(model: Model, styles: string): SiteFiles {
  const {
    site: { business },
    translations,
  } = model;
  const headers = securityHeaders(embeddedMapUrl(business), styles);
  const redirects = redirectsOf(model).map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`);
  // Only Netlify needs these rules. Cloudflare Pages finds the nearest 404 page by default.
  const missingPages = translations.map(
    ({ basename }) => `${basename}/* ${basename}/404.html 404\n`,
  );
  return new Map([
    [
      '_headers',
      formatHeadersFile(headerRules(headers, business.repository && staffPolicy(styles))),
    ],
    ['_redirects', [...redirects, ...missingPages].join('')],
  ]);
}

/**
 * The policy of a drawing that is opened alone. Drawings contain their styles and photos, and the check
 * rejects drawings with scripts.
 */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'";

/** The pictures that chats and search engines show on their own pages. The first drawing is the logo. */
const sharedPictures = [
  `/${drawingsFolder}/logo-*`,
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  `/${openGraphFolder}/*`,
];

/** Returns the rules of the file `_headers`. @param policy the policy of the staff page; undefined without one */
export function headerRules(headers: HttpHeaders, policy: string | undefined): HeaderRule[] {
  const staffHeaders = { [policyName]: `${policy}; frame-ancestors 'none'` };
  return [
    { pattern: '/*', removed: [], headers },
    { pattern: '/assets/*', removed: [], headers: { 'Cache-Control': caching.assets } },
    replacing(`/${drawingsFolder}/*`, { [policyName]: drawingPolicy }),
    ...sharedPictures.map((pattern) =>
      replacing(pattern, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ),
    ...(policy ? ['/staff', '/staff.html'] : []).map((pattern) => replacing(pattern, staffHeaders)),
  ];
}

/**
 * Returns a rule whose headers replace those of earlier rules. Cloudflare adds the headers of all rules
 * that match a path, and a browser combines two policies, so the rule first removes the others.
 */
function replacing(pattern: string, headers: HttpHeaders): HeaderRule {
  return { pattern, removed: Object.keys(headers), headers };
}

/** Formats the file `_headers`. `!` removes a header of an earlier rule. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, removed, headers }) => [
    pattern,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Parses the text that `formatHeadersFile` formats. Each rule starts with a line such as `/*`. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s*/);
    const removed = lines.flatMap((line) => /^! (.*)/.exec(line)?.[1] ?? []);
    // The name ends at the first `: `, because a value may contain `: ` too.
    const entries = lines
      .filter((line) => !line.startsWith('!'))
      .map((line) => line.split(/: (.*)/, 2));
    return { pattern, removed, headers: Object.fromEntries(entries) as HttpHeaders };
  });
}

/**
 * Returns the headers of a path, such as `/assets/hero.avif`, as Cloudflare Pages combines them: it
 * joins the values of all matching rules.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): HttpHeaders {
  const headers: Record<string, string> = {};
  for (const { pattern, removed, headers: added } of rules) {
    const isPrefix = pattern.endsWith('*');
    if (isPrefix ? !pathname.startsWith(pattern.slice(0, -1)) : pathname !== pattern) continue;
    for (const name of removed) delete headers[name];
    for (const [name, value] of Object.entries(added)) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}
