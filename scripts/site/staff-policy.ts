/**
 * The Content-Security-Policy of the staff page. The page shows no frames of other websites, and
 * pictures also come from memory. It may call only GitHub, and the only Trusted Types policy creates
 * the URL of its service worker. Its `<meta>` contains the policy too,
 * because some hosts send no headers.
 */
export const staffPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' https://api.github.com",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types service-worker',
].join('; ');
