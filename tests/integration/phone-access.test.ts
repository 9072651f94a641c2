import { execFileSync } from 'node:child_process';
import { request as ask, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneAccess } from '../../scripts/vite/dev-panel/access/phone-access.ts';
import { project } from '../support/folders.ts';
import { copySite, startDevServer, type Served, type SiteFolder } from '../support/sites.ts';

const sentence = 'Scan the code that npm run phone shows to open this site.\n';

let site: SiteFolder;
let server: Served;
let links: { computer: string; phone: string };
let port: string;

beforeAll(async () => {
  const access = phoneAccess();
  site = await copySite();
  server = await startDevServer(site, [access]);
  links = access.api?.links() ?? links;
  ({ port } = new URL(links.computer));
}, 180_000);

afterAll(async () => {
  await server?.close();
  await site?.remove();
});

/** An IP address of this machine other than 127.0.0.1, as another machine uses it. */
const host =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request or opens a socket as another machine does. */
function send(options: RequestOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host, port, ...options });
    sent.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    sent.on('upgrade', ({ statusCode: status, headers }, socket) => {
      socket.destroy();
      resolve({ status, headers, body: '' });
    });
    sent.on('error', reject);
    sent.end(options.method?.startsWith('P') ? 'x'.repeat(1000) : '');
  });
}

const secretOf = () => new URL(links.phone).pathname.slice(1);
const socket = (protocol: string, headers = {}) => ({
  headers: {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': protocol,
    ...headers,
  },
});

const requests: [what: string, () => RequestOptions][] = [
  ...[
    '/',
    '/about',
    '/nothing-here',
    '/@vite/client',
    '/@vite/env',
    '/@react-refresh',
    '/src/app/entry-client.tsx',
    '/scripts/vite/dev-panel/plugin.ts',
    '/content/site/business.mdx',
    '/content/site/business.mdx?raw',
    '/content/pictures/logo.svg',
    '/package.json',
    '/.env',
    '/@fs/etc/passwd',
    `/@fs${path.join(project, 'package.json')}?raw`,
    '/@id/__x00__virtual:content',
    '/__open-in-editor?file=package.json',
    '/..%2f..%2fetc/passwd',
    '/%',
    '//other.example/',
    `/${'0'.repeat(32)}`,
  ].map((address): [string, () => RequestOptions] => [address, () => ({ path: address })]),
  ['more than the secret', () => ({ path: `/${secretOf()}0` })],
  ['the secret as a parameter', () => ({ path: `/?staff=${secretOf()}` })],
  ['a POST to the secret elsewhere', () => ({ method: 'POST', path: `/x/${secretOf()}` })],
  ['an upload', () => ({ method: 'PUT', path: '/content/faq/payment.mdx' })],
  [
    'a question for permission',
    () => ({ method: 'OPTIONS', headers: { Origin: 'http://other.example' } }),
  ],
  ["Vite's ping", () => ({ headers: { Accept: 'text/x-vite-ping' } })],
  ['another host', () => ({ headers: { Host: 'other.example' } })],
  ['this machine as the host', () => ({ headers: { Host: 'localhost' } })],
  ['a wrong cookie', () => ({ headers: { Cookie: `staff=${'0'.repeat(32)}` } })],
  ['an empty cookie', () => ({ headers: { Cookie: 'staff=; staff' } })],
  [
    'the secret in a cookie of another name',
    () => ({ headers: { Cookie: `xstaff=${secretOf()}` } }),
  ],
  ['a socket for updates', () => socket('vite-hmr')],
  ['a socket from another website', () => socket('vite-hmr', { Origin: 'http://other.example' })],
  ['a ping by socket', () => socket('vite-ping')],
  ['a socket with a wrong cookie', () => socket('vite-hmr', { Cookie: 'staff=1' })],
  ['a socket of another kind', () => ({ path: '/anything', ...socket('chat') })],
];

describe('without the secret', () => {
  test.for(requests)('explains in one sentence at %s', async ([, options]) => {
    const { status, headers, body } = await send(options());
    expect([status, body]).toEqual([403, sentence]);
    expect(Object.keys(headers)).not.toContain('set-cookie');
    expect(JSON.stringify(headers)).not.toContain(secretOf());
  });

  test.for([
    ['a broken request', 'NONSENSE\r\n\r\n'],
    ['a tunnel', 'CONNECT example.com:80 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ])('reveals nothing at %s', async ([, text = '']) => {
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const client = connect(Number(port), host, () => client.write(text));
      client.on('data', (data) => (received += String(data)));
      client.on('close', () => resolve(received));
      client.on('error', reject);
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n)?$/);
  });

  test('changes nothing', () => {
    const original = path.join(project, 'tests/fixtures/site/content');
    execFileSync('git', ['diff', '--no-index', original, path.join(site.root, 'content')]);
  });
});

describe('with the secret', () => {
  test("stores the link's secret in a cookie that scripts and other websites cannot read", async () => {
    const { status, headers } = await send({ path: `/${secretOf()}` });
    expect([status, headers.location, headers['referrer-policy']]).toEqual([303, '/', undefined]);
    expect(headers['set-cookie']).toEqual([`staff=${secretOf()}; Path=/; HttpOnly; SameSite=Lax`]);
    expect(secretOf()).toMatch(/^[0-9a-f]{32}$/);
  });

  test('serves pages and sockets, also through a proxy with another host and origin', async () => {
    const Cookie = `other=1; staff=${secretOf()}`;
    const page = await send({ headers: { Cookie, Accept: 'text/html' } });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Second Grain')]);
    expect(page.body).not.toContain(secretOf());
    const client = await send({ path: '/@vite/client', headers: { Cookie } });
    const token = /wsToken = "([^"]+)"/.exec(client.body)?.[1] ?? '';
    const proxied = { Cookie, Host: 'localhost:5173', Origin: 'https://desk-5173.app.github.dev' };
    const open = (query: string, headers = {}) =>
      send({ path: `/${query}`, ...socket('vite-hmr', headers) });
    expect((await open(`?token=${token}`, proxied)).status).toBe(101);
    expect(
      (await open(`?token=${token}`, { ...proxied, Host: 'desk-5173.app.github.dev' })).status,
    ).toBe(101);
    expect((await open('', proxied)).status).toBe(400);
  });
});
