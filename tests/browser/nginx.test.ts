import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps, type RequestOptions } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test as base } from 'vitest';
import { headersFor, readHeadersFile } from '../../scripts/site/headers/headers-file.ts';
import { findNginx } from '../../scripts/nginx/find-nginx.ts';
import { freePorts, serveNginx } from '../../scripts/nginx/serve-nginx.ts';
import { linkedPages, nowhere } from './setup/pages.ts';
import { root } from './setup/shop.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Fixtures {
  /** The built site, with a file of each kind that it may come to have. */
  folder: string;
  /** The built site on nginx, as a host of one's own would serve it. */
  host: {
    ask: (address: string, headers?: Record<string, string>) => Promise<Answer>;
    askPlainly: (address: string, headers?: Record<string, string>) => Promise<Answer>;
    /** Where https answers, without a slash at its end. */
    secure: string;
  };
}

/** Where nginx cannot be had, its tests are left out; the workflow for pull requests has it. */
const cannotRun = !process.env.CI && !findNginx();

const nginxTest = base.extend<Fixtures>({
  folder: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
      await cp(path.join(root, 'dist'), folder, { recursive: true });
      for (const name of [
        'site.webmanifest',
        'sofa.avif',
        'sofa.webp',
        'robots.txt',
        'sitemap.xml',
      ])
        await writeFile(path.join(folder, name), '');
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'file' },
  ],
  host: [
    async ({ folder }, use) => {
      const rules = readHeadersFile(await readFile(path.join(folder, '_headers'), 'utf8'));
      const ports = await freePorts();
      const server = await serveNginx(folder, headersFor(rules, '/'), ports);
      const ca = await readFile(server.certificate);
      const options = (port: number, address: string, headers = {}): RequestOptions => ({
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path: address,
        headers,
        agent: false,
      });
      await use({
        ask: (address, headers) =>
          answerOf((take) => getHttps({ ...options(ports.https, address, headers), ca }, take)),
        askPlainly: (address, headers) =>
          answerOf((take) => getHttp(options(ports.http, address, headers), take)),
        secure: `https://localhost:${ports.https}`,
      });
      await server.stop();
    },
    { scope: 'file' },
  ],
});

const test = nginxTest.skipIf(cannotRun);

/** Sends a request as it is: nothing in its address is put right, and nothing in its answer unpacked. */
async function answerOf(
  send: (take: (message: IncomingMessage) => void) => NodeJS.EventEmitter,
): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    send(resolve).once('error', reject);
  });
  return { status: message.statusCode, headers: message.headers, body: await buffer(message) };
}

test('every page answers at its address, and is asked for anew at each visit', async ({ host }) => {
  for (const { address } of linkedPages) {
    const { status, headers, body } = await host.ask(address);
    expect(status, address).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('</html>');
  }
});

test('a page has one address', async ({ host }) => {
  for (const [other, address] of [
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about.html?from=chat', '/about?from=chat'],
    ['/index.html', '/'],
  ] as const) {
    const { status, headers } = await host.ask(other);
    expect({ status, location: headers.location }, other).toEqual({
      status: 301,
      location: address,
    });
  }
});

test('where there is no page, the missing page stands with the status 404', async ({ host }) => {
  const missing = await host.ask('/404.html');
  expect(missing.body.toString()).toContain('<title>Page not found');
  for (const address of [
    nowhere,
    '/404',
    '/404.html',
    '/About',
    '/about/us',
    '/assets/gone.js',
    '/%0d%0aset-cookie:a=b.html',
    '/..%2f..%2fetc/passwd',
    '/%E0%A4%A',
  ]) {
    const { status, headers, body } = await host.ask(address);
    expect([400, 404], address).toContain(status);
    expect(headers['set-cookie']).toBeUndefined();
    if (status === 400) continue;
    expect(body, address).toEqual(missing.body);
    expect(headers['cache-control'], address).toBe('no-cache');
  }
});

test('http leads to the same place on https, whatever host is claimed', async ({ host }) => {
  for (const address of [
    '/',
    '/about?from=chat',
    '/%0d%0aset-cookie:a=b',
    '//elsewhere.example/',
  ]) {
    const { status, headers } = await host.askPlainly(address, { Host: 'elsewhere.example' });
    expect(status).toBe(301);
    expect(headers.location).toBe(host.secure + address);
  }
  const { headers } = await host.ask('/about/', { Host: 'elsewhere.example' });
  expect(headers.location).toBe('/about');
});

test('every answer bears the headers that the build has written', async ({ host, folder }) => {
  const text = await readFile(path.join(folder, '_headers'), 'utf8');
  const rules = readHeadersFile(text);
  const script = await firstScript(folder);
  for (const address of ['/', '/about', '/about.html', '/favicon.svg', script, nowhere]) {
    const { headers } = await host.ask(address);
    for (const [name, value] of Object.entries(headersFor(rules, address)))
      expect(headers[name.toLowerCase()], `${address} ${name}`).toBe(value);
  }
  expect(headersFor(rules, script)['Cache-Control']).toContain('immutable');
});

test('compressed files are served as they were built', async ({ host, folder }) => {
  const script = await firstScript(folder);
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    [script, script],
  ] as const) {
    const packed = await host.ask(address, { 'Accept-Encoding': 'gzip' });
    expect(packed.headers['content-encoding'], address).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.body).toEqual(await readFile(path.join(folder, `${file}.gz`)));
    const plain = await host.ask(address);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.body)).toEqual(plain.body);
  }
});

test('files say what they are', async ({ host, folder }) => {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const assets = await readdir(path.join(folder, 'assets'));
  const style = `/assets/${assets.find((file) => file.endsWith('.css'))}`;
  const [face = ''] = /\/assets\/[^")]+\.woff2/.exec(page) ?? [];
  const types = {
    [await firstScript(folder)]: 'text/javascript; charset=utf-8',
    [style]: 'text/css; charset=utf-8',
    [face]: 'font/woff2',
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
    '/site.webmanifest': 'application/manifest+json',
    '/sofa.avif': 'image/avif',
    '/sofa.webp': 'image/webp',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml',
  };
  for (const [address, type] of Object.entries(types)) {
    const { status, headers } = await host.ask(address);
    expect({ status, type: headers['content-type'] }, address).toEqual({ status: 200, type });
  }
});

/** The address of a script that the start page loads. */
async function firstScript(folder: string): Promise<string> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  return /<script data-modules="([^" ]+)/.exec(page)?.[1] ?? '';
}
