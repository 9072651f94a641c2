import { createHash } from 'node:crypto';
import { embeddedMapUrl } from '../../src/site/lib/maps.ts';
import type { Model } from '../../src/compiler/model.ts';
import type { SiteFiles } from './site-files.ts';
import { staffPolicy } from './staff-policy.ts';

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
  const stylesHash = createHash('sha256').update(styles).digest('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${stylesHash}'`,
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
    'Content-Security-Policy': policy.join('; '),
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
 * Returns the configuration files of hosts: `_headers` for Netlify and Cloudflare Pages, and
 * `_redirects` for Netlify. The default caching of these hosts is right for files outside /assets/.
 * @param styles the styles that each page contains
 */
export function hostFiles({ site: { business }, translations }: Model, styles: string): SiteFiles {
  const headers = securityHeaders(embeddedMapUrl(business), styles);
  // Only Netlify needs rules. Cloudflare Pages finds the nearest 404 page by default.
  const redirects = translations.map(({ basename }) => `${basename}/* ${basename}/404.html 404\n`);
  return new Map([
    ['_headers', formatHeadersFile(headers, business.repository !== undefined)],
    ['_redirects', redirects.join('')],
  ]);
}

/**
 * Formats the file `_headers`. Cloudflare adds the headers of all rules that match a path, and a
 * browser combines two policies, so the rule of the staff page first removes the other one (`!`).
 * @param headers the headers of every response
 * @param staff true if there is a staff page
 */
export function formatHeadersFile(headers: HttpHeaders, staff: boolean): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const policy = 'Content-Security-Policy';
  const staffLines = `  ! ${policy}\n  ${policy}: ${staffPolicy}; frame-ancestors 'none'\n`;
  const staffRules = staff ? `/staff\n${staffLines}/staff.html\n${staffLines}` : '';
  return `/*\n${lines.join('')}/assets/*\n  Cache-Control: ${caching.assets}\n${staffRules}`;
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
 * Returns the headers of a path, such as `/assets/logo.svg`, as Cloudflare Pages combines them: it
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
