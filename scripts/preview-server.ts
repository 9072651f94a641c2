import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeadersFile } from './hosting/headers-file.ts';
import { caching } from './hosting/headers.ts';

/**
 * Serves a built site as a static host does: /about is about.html, an unknown address is 404.html
 * with the status 404, compressed files stand in for those that they were made of, and every answer
 * bears the headers that the site's file `_headers` asks for. After another build it serves that.
 * @param folder the folder of the built site
 * @param port 0 takes any free one
 */
export async function servePreview(folder: string, port: number): Promise<Server> {
  let build = await buildOf(folder);
  let answer = await answersFrom(folder);
  const server = createServer(async (request, response) => {
    try {
      const now = await buildOf(folder);
      if (now !== build) answer = await answersFrom(folder);
      build = now;
    } catch {
      // While one build takes the place of another there is none for a moment.
    }
    answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** What tells a build from the next one. */
async function buildOf(folder: string): Promise<string> {
  const { ino, mtimeMs } = await stat(headersIn(folder));
  return `${ino} ${mtimeMs}`;
}

const headersIn = (folder: string) => path.join(folder, '_headers');

/** Answers with the files and headers that there are now. */
async function answersFrom(folder: string): Promise<RequestListener> {
  const rules = readHeadersFile(await readFile(headersIn(folder), 'utf8'));
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
  return (request, response) => {
    response.setHeaders(new Map(Object.entries(headersFor(rules, '/'))));
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(path.join(folder, '404.html')).pipe(response);
    });
  };
}
