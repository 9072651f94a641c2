import { caching, type Headers } from './headers.ts';

/** The file `vercel.json`, whose own caching is right for all but /assets/. */
export function vercelJson(headers: Headers): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: pairs(headers) },
      { source: '/assets/(.*)', headers: pairs({ 'Cache-Control': caching.assets }) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function pairs(headers: Headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
