import { execFileSync } from 'node:child_process';
import type { RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneAccess } from '../../scripts/vite/staff/access/phone-access.ts';
import { fixture, project } from '../support/folders.ts';
import { socketOptions, send as sendFromHere } from '../support/http.ts';
import { copySite, startDevServer, type Site } from '../support/sites.ts';
import type { Folder } from '../support/folder.ts';

const instruction = 'Scan the code that npm run phone shows to open this site.\n';

let site: Folder;
let server: Site;
let links: { computer: string; phone: string };
let port: string;

beforeAll(async () => {
  const access = phoneAccess();
  site = copySite();
  server = await startDevServer(site, [access]);
  links = access.api?.links() ?? links;
  ({ port } = new URL(links.computer));
}, 180_000);

afterAll(async () => {
  await server?.close();
  site?.discard();
});

/** The IP address that other machines use for this machine. Offline, a second local address. */
const host =
  Object.values(networkInterfaces())
    .flat()
    .find((network) => network?.family === 'IPv4' && !network.internal)?.address ?? '127.0.0.2';

/** Sends a request as another machine does. */
const send = (options: RequestOptions) => sendFromHere({ host, port, ...options });

const currentSecret = () => new URL(links.phone).pathname.slice(1);

const paths = [
  '/',
  '/about',
  '/nothing-here',
  '/@vite/client',
  '/@vite/env',
  '/@react-refresh',
  '/src/site/app/entry-client.tsx',
  '/scripts/vite/staff/staff-server.ts',
  '/staff',
  '/staff/api/read',
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
];

/** Requests by title. They are functions, because the secret exists only after the start. */
const requests: [title: string, () => RequestOptions][] = [
  ['a path that begins with the secret', () => ({ path: `/${currentSecret()}0` })],
  ['the secret as a parameter', () => ({ path: `/?staff=${currentSecret()}` })],
  ['a POST to the secret below /x', () => ({ method: 'POST', path: `/x/${currentSecret()}` })],
  ['an upload', () => ({ method: 'PUT', path: '/content/faq/payment.mdx' })],
  ['a preflight', () => ({ method: 'OPTIONS', headers: { Origin: 'http://other.example' } })],
  ["Vite's ping", () => ({ headers: { Accept: 'text/x-vite-ping' } })],
  ['another host', () => ({ headers: { Host: 'other.example' } })],
  ['this machine as the host', () => ({ headers: { Host: 'localhost' } })],
  ['a wrong cookie', () => ({ headers: { Cookie: `staff=${'0'.repeat(32)}` } })],
  ['an empty cookie', () => ({ headers: { Cookie: 'staff=; staff' } })],
  ['a cookie of another name', () => ({ headers: { Cookie: `xstaff=${currentSecret()}` } })],
  ['a socket for updates', () => socketOptions('vite-hmr')],
  [
    'a socket from another website',
    () => socketOptions('vite-hmr', { Origin: 'http://other.example' }),
  ],
  ['a ping through a socket', () => socketOptions('vite-ping')],
  ['a socket with a wrong cookie', () => socketOptions('vite-hmr', { Cookie: 'staff=1' })],
  ['a socket with another protocol', () => ({ path: '/anything', ...socketOptions('chat') })],
];

/** Expects a response that shows how to get access, without the secret. */
async function expectRejection(options: RequestOptions) {
  const { status, headers, body } = await send(options);
  expect([status, body]).toEqual([403, instruction]);
  expect(Object.keys(headers)).not.toContain('set-cookie');
  expect(JSON.stringify(headers)).not.toContain(currentSecret());
}

describe('without the secret', () => {
  test.for(paths)('does not serve %s', (requested) => expectRejection({ path: requested }));

  test.for(requests)('rejects %s', ([, options]) => expectRejection(options()));

  test.for([
    ['a broken request', 'NONSENSE\r\n\r\n'],
    ['a CONNECT request', 'CONNECT example.com:80 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ])('closes the connection after %s', async ([, text = '']) => {
    const response = await new Promise<string>((resolve, reject) => {
      let received = '';
      const client = connect(Number(port), host, () => client.write(text));
      client.on('data', (data) => (received += String(data)));
      client.on('close', () => resolve(received));
      client.on('error', reject);
    });
    expect(response).toMatch(/^(HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n)?$/);
  });

  test('changes no content', () => {
    const folders = [fixture, site.root].map((root) => path.join(root, 'content'));
    // git exits with an error if the folders differ.
    execFileSync('git', ['diff', '--no-index', ...folders]);
  });
});

describe('with the secret', () => {
  test("stores the link's secret in a cookie", async () => {
    const { status, headers } = await send({ path: `/${currentSecret()}` });
    expect([status, headers.location, headers['referrer-policy']]).toEqual([
      303,
      '/staff',
      undefined,
    ]);
    expect(headers['set-cookie']).toEqual([
      `staff=${currentSecret()}; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(currentSecret()).toMatch(/^[0-9a-f]{32}$/);
  });

  test('serves pages', async () => {
    const Cookie = `other=1; staff=${currentSecret()}`;
    const { status, body } = await send({ headers: { Cookie, Accept: 'text/html' } });
    expect([status, body]).toEqual([200, expect.stringContaining('Second Grain')]);
    expect(body).not.toContain(currentSecret());
  });

  test("opens sockets with Vite's token, also through a proxy", async () => {
    const Cookie = `staff=${currentSecret()}`;
    const { body } = await send({ path: '/@vite/client', headers: { Cookie } });
    const token = /wsToken = "([^"]+)"/.exec(body)?.[1] ?? '';
    const statusOf = async (query: string, Host: string) => {
      const headers = { Cookie, Host, Origin: 'https://desk-5173.app.github.dev' };
      return (await send({ path: `/${query}`, ...socketOptions('vite-hmr', headers) })).status;
    };
    expect(await statusOf(`?token=${token}`, 'localhost:5173')).toBe(101);
    expect(await statusOf(`?token=${token}`, 'desk-5173.app.github.dev')).toBe(101);
    expect(await statusOf('', 'localhost:5173')).toBe(400);
  });
});
