/** The media type of each kind of file that the site has or may come to have, by its ending. */
export const mediaTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
} as const;
