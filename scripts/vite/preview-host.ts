import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { caching, headersFor, readHeadersFile } from '../site/headers.ts';

/**
 * Lets `vite preview` answer as a static host does: /about is about.html, an unknown address is the
 * nearest 404.html with the status 404, and every answer has the headers that the site's `_headers` names.
 * What is served is always the newest build.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config, middlewares }) {
      const outDir = path.resolve(config.root, config.build.outDir);
      const files = sirv(outDir, { dev: true, etag: true, extensions: ['html'] });
      middlewares.use(async (request, response, next) => {
        try {
          const rules = readHeadersFile(await readFile(path.join(outDir, '_headers'), 'utf8'));
          const { pathname } = new URL(`http://localhost${request.url}`);
          response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
          files(request, response, () => {
            response.writeHead(404, {
              'Content-Type': 'text/html; charset=utf-8',
              'Cache-Control': caching.others,
            });
            createReadStream(missingPage(outDir, pathname)).pipe(response);
          });
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The missing page in the language of an address, where it has one. */
function missingPage(outDir: string, pathname: string): string {
  const [, folder = ''] = /^\/([A-Za-z-]+)\//.exec(pathname) ?? [];
  const own = path.join(outDir, folder, '404.html');
  return existsSync(own) ? own : path.join(outDir, '404.html');
}
