import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { caching, headersFor, parseHeadersFile } from '../site/headers.ts';

/**
 * Makes `vite preview` respond like the strictest static host: /about serves about.html, /about/ and
 * an unknown URL get the nearest 404.html with status 404, and every response has the headers in
 * `_headers`. It always serves the latest build.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config, middlewares }) {
      const outDir = path.resolve(config.root, config.build.outDir);
      const files = sirv(outDir, { dev: true, etag: true, extensions: ['html'] });
      middlewares.use(async (request, response, next) => {
        try {
          const rules = parseHeadersFile(await readFile(path.join(outDir, '_headers'), 'utf8'));
          const { pathname } = new URL(`http://localhost${request.url}`);
          response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
          const sendMissingPage = () => {
            const headers = {
              'Content-Type': 'text/html; charset=utf-8',
              'Cache-Control': caching.default,
            };
            readFile(missingPage(outDir, pathname)).then(
              (html) => response.writeHead(404, headers).end(html),
              next,
            );
          };
          // sirv would serve about.html at /about/.
          const isFolder = pathname.endsWith('/');
          if (isFolder && !existsSync(path.join(outDir, pathname, 'index.html'))) sendMissingPage();
          else files(request, response, sendMissingPage);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Returns the 404 page in the language of a path, or the 404 page of the default language. */
function missingPage(outDir: string, pathname: string): string {
  const [, folder = ''] = /^\/([A-Za-z-]+)\//.exec(pathname) ?? [];
  const languagePage = path.join(outDir, folder, '404.html');
  return existsSync(languagePage) ? languagePage : path.join(outDir, '404.html');
}
