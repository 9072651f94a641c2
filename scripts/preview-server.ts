import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as a static host does: /about is about.html, an unknown address is 404.html
 * with the status 404.
 * @param folder the folder of the built site
 * @param port 0 takes any free one
 */
export function servePreview(folder: string, port: number): Promise<Server> {
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    setHeaders: (response, file) => {
      const lasting = file.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(path.join(folder, '404.html')).pipe(response);
    }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
