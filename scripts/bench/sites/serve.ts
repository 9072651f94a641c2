import { readdir } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { onTheWire, travelsCompressed } from '../../budgets/wire.ts';
import type { Certificate } from './certificate.ts';
import { listen, type Served } from './listen.ts';

const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a built site as a good static host does: HTTP/2, brotli, /about is about.html, an unknown
 * address is 404.html. All is compressed beforehand and kept, so that no answer costs time.
 */
export async function serveSite(folder: string, certificate: Certificate): Promise<Served> {
  const answers = await answersFor(folder);
  const missing = answers.get('/404.html');
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  server.on('stream', (stream, headers) => {
    const { pathname } = new URL(headers[':path'] ?? '/', 'https://127.0.0.1');
    const found = answers.get(pathname);
    const { body, ...about } = found ?? missing ?? { body: Buffer.alloc(0) };
    stream.on('error', () => stream.destroy());
    stream.respond({ ':status': found ? 200 : 404, ...about });
    stream.end(body);
  });
  return listen(server);
}

/** What is answered, by the path of the address. */
async function answersFor(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const answers = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    const lasting = address.startsWith('/assets/');
    const answer = {
      body: await onTheWire(file),
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(travelsCompressed(file) && { 'content-encoding': 'br' }),
    };
    return [address, answer] as const;
  });
  const all = await Promise.all(answers);
  const short = all.map(([address, answer]) => [shortened(address), answer] as const);
  return new Map([...all, ...short]);
}

/** The address at which visitors find a file of HTML. */
function shortened(address: string): string {
  return address.replace(/(?:\/index)?\.html$/, '') || '/';
}
