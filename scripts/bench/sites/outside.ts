import { createSecureServer } from 'node:http2';
import type { Certificate } from './certificate.ts';
import { listen, type Served } from './listen.ts';

/** Answers with an empty page in the place of all the world, such as the embedded map. */
export async function serveOutside(certificate: Certificate): Promise<Served> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  server.on('request', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Outside</title>');
  });
  return listen(server);
}
