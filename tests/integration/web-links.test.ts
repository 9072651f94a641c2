import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { requestUrls } from '../../scripts/check/request-urls.ts';
import { checkWeb } from '../../src/compiler/run-rules.ts';
import { lineOf } from '../support/line-of.ts';
import { test as base, type SiteCopy } from '../support/site-copy.ts';

/** A server that responds for every host. */
interface Web {
  /** The responses by path. The default has status 200. */
  responses: Record<string, RequestListener>;
  /** The requests in order, such as `HEAD shop.test/a`. */
  requests: string[];
  userAgents: Set<string | undefined>;
  /** The highest number of simultaneous requests to a host. */
  maxParallel: number;
  /** Sends the request for any URL to this server. */
  request: typeof fetch;
}

const test = base.extend<{ web: Web }>({
  web: async ({}, use) => {
    const waitingByHost = new Map<string, number>();
    const server = createServer((request, response) => {
      const host = String(request.headers['x-host']);
      web.requests.push(`${request.method} ${host}${request.url}`);
      web.userAgents.add(request.headers['user-agent']);
      waitingByHost.set(host, (waitingByHost.get(host) ?? 0) + 1);
      web.maxParallel = Math.max(web.maxParallel, ...waitingByHost.values());
      setTimeout(() => {
        waitingByHost.set(host, (waitingByHost.get(host) ?? 0) - 1);
        const respond = web.responses[request.url ?? ''];
        if (respond) respond(request, response);
        else response.end();
      }, 10);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const web: Web = {
      responses: {},
      requests: [],
      userAgents: new Set(),
      maxParallel: 0,
      request(url, options) {
        const { host, pathname } = new URL(String(url));
        const headers = { ...options?.headers, 'X-Host': host };
        return fetch(`http://127.0.0.1:${port}${pathname}`, { ...options, headers });
      },
    };
    await use(web);
    server.closeAllConnections();
    server.close();
  },
});

const reply =
  (status: number, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end();

const replyByMethod =
  (statuses: { HEAD: number; GET: number }): RequestListener =>
  ({ method }, response) =>
    response.writeHead(statuses[method as 'HEAD' | 'GET']).end();

const unknownHostError = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) });

const urlsOf = (...names: string[]) => names.map((name) => `https://a.test/${name}`);

/** Adds links to the answer of a FAQ entry and checks the content. */
async function check(content: SiteCopy, web: Web, ...links: string[]) {
  const paragraphs = links.map((link) => `[Look](${link})\n`).join('\n');
  content.edit('content/faq/payment.mdx', (text) => `${text}\n${paragraphs}`);
  const loaded = await content.load();
  expect(loaded.diagnostics).toEqual([]);
  const found = await checkWeb(loaded, (...request) => requestUrls(...request, web.request));
  const isWarning = ({ severity }: Diagnostic) => severity === 'warning';
  const errors = found.filter((diagnostic) => !isWarning(diagnostic));
  return { errors: errors.map(lineOf), warnings: found.filter(isWarning).map(lineOf) };
}

test('requests each external URL once, one after another per host', async ({ content, web }) => {
  content.edit('content/site/business.mdx', (text) =>
    text.replace(/^email: /m, 'website: https://grain.test\n$&'),
  );
  await check(content, web);
  const requestsOfFields = web.requests.splice(0);
  expect(requestsOfFields).toContain('HEAD www.facebook.com/example-workshop');
  expect(requestsOfFields.filter((request) => request.includes('grain.test'))).toEqual([]);
  const links = ['https://a.test/1', 'https://a.test/2', 'https://a.test/2#b'];
  expect(await check(content, web, ...links, ...links)).toEqual({ errors: [], warnings: [] });
  expect(web.requests.toSorted()).toEqual(
    [...requestsOfFields, 'HEAD a.test/1', 'HEAD a.test/2'].toSorted(),
  );
  expect(web.maxParallel).toBe(1);
  expect([...web.userAgents]).toEqual(['https://grain.test (link check)']);
});

test('reports an error at each position of a URL that is gone', async ({ content, web }) => {
  web.responses = {
    '/old': reply(404),
    '/older': reply(410),
    '/moved': reply(302, { Location: '/old' }),
  };
  const { errors } = await check(content, web, ...urlsOf('old', 'older', 'moved', 'old'));
  const advice = 'Write another URL, or delete the link.';
  const atLink = expect.stringMatching(/^content\/faq\/payment\.mdx:\d+:8 {2}/);
  expect(errors).toEqual([atLink, atLink, atLink, atLink]);
  expect(errors.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    `https://a.test/old is gone: its server says 404 Not Found. ${advice}`,
    `https://a.test/older is gone: its server says 410 Gone. ${advice}`,
    `https://a.test/moved is gone: its server says 404 Not Found. ${advice}`,
    `https://a.test/old is gone: its server says 404 Not Found. ${advice}`,
  ]);
});

test('repeats a request with GET if the server rejects HEAD', async ({ content, web }) => {
  web.responses = {
    '/page': replyByMethod({ HEAD: 405, GET: 200 }),
    '/gone': replyByMethod({ HEAD: 501, GET: 404 }),
    '/get-only': replyByMethod({ HEAD: 404, GET: 200 }),
  };
  const { errors } = await check(content, web, ...urlsOf('page', 'gone', 'get-only'));
  expect(errors).toEqual([expect.stringContaining('https://a.test/gone is gone')]);
  expect(web.requests).toEqual(
    expect.arrayContaining(['HEAD a.test/page', 'GET a.test/page', 'GET a.test/gone']),
  );
});

test('accepts a URL that redirects to a working URL', async ({ content, web }) => {
  web.responses = {
    '/old': reply(301, { Location: '/newer' }),
    '/newer': reply(307, { Location: '/newest' }),
  };
  expect(await check(content, web, 'https://a.test/old')).toEqual({ errors: [], warnings: [] });
});

test('warns if a server forbids access, redirects endlessly or fails', async ({ content, web }) => {
  web.responses = {
    '/forbidden': reply(403),
    '/loop': reply(302, { Location: '/loop' }),
    '/broken': (request) => request.socket.destroy(),
  };
  const { errors, warnings } = await check(content, web, ...urlsOf('forbidden', 'loop', 'broken'));
  expect(errors).toEqual([]);
  expect(warnings.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    'https://a.test/forbidden may not work: its server says 403 Forbidden. Open it in a browser.',
    'https://a.test/loop may not work: its server cannot be reached (redirect count exceeded). Open it in a browser.',
    expect.stringMatching(
      /^https:\/\/a\.test\/broken may not work: its server cannot be reached \(\w+\)\. Open it/,
    ),
  ]);
});

test('reports URLs as unchecked, not as gone, if offline', async ({ content, web }) => {
  web.request = () => Promise.reject(unknownHostError());
  const { errors, warnings } = await check(content, web, 'https://a.test');
  expect(errors).toEqual([]);
  expect(warnings).toContainEqual(expect.stringContaining('https://a.test could not be checked.'));
});

test('reports an unknown host, and warns about a silent server', async ({ content, web }) => {
  web.request = (url) => {
    const isSilent = String(url).endsWith('/silent');
    const timeoutError = new DOMException('late', 'TimeoutError');
    return Promise.reject(isSilent ? timeoutError : unknownHostError());
  };
  const { errors, warnings } = await check(content, web, 'https://a.test', 'https://a.test/silent');
  expect(errors).toContainEqual(
    expect.stringContaining('https://a.test is gone: this host does not exist.'),
  );
  expect(warnings).toEqual([
    expect.stringContaining(
      'https://a.test/silent may not work: its server did not answer for 15 seconds.',
    ),
  ]);
});
