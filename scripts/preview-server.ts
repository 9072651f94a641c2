import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeadersFile } from './hosting/headers-file.ts';
import { caching } from './hosting/headers.ts';

/**
 * Serves a built site as a static host does: /about is about.html, an unknown address is 404.html
 * with the status 404, compressed files stand in for those that they were made of, and every answer
 * bears the headers that the site's file `_headers` asks for.
 * @param folder the folder of the built site
 * @param port 0 takes any free one
 */
export async function servePreview(folder: string, port: number): Promise<Server> {
  const rules = readHeadersFile(await readFile(path.join(folder, '_headers'), 'utf8'));
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, file) => {
      response.setHeader(
        'Cache-Control',
        headersFor(rules, file)['Cache-Control'] ?? caching.others,
      );
    },
  });
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(headersFor(rules, '/'))));
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(path.join(folder, '404.html')).pipe(response);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
