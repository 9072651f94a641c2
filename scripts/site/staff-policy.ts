import { allowedStyle } from './allowed-style.ts';

/**
 * Returns the Content-Security-Policy of the staff page. The page shows no frames of other websites, and
 * pictures also come from memory. It may call only GitHub, and the only Trusted Types policy creates
 * the URL of its service worker. Its `<meta>` contains the policy too,
 * because some hosts send no headers.
 * @param styles the styles that each published page contains, which the staff page shows first;
 *   undefined if it shows none
 */
export function staffPolicy(styles: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles === undefined ? '' : ` ${allowedStyle(styles)}`}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');
}
