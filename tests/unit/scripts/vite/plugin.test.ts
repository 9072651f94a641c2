import { describe, expect, vi } from 'vitest';
import type { Plugin } from 'vite';
import { phoneAccess } from '../../../../scripts/vite/dev-panel/access/phone-access.ts';
import { createContentStore } from '../../../../scripts/vite/content-store.ts';
import { staffOptions } from '../../../../scripts/vite/dev-panel/mark-sources.ts';
import { devPanel } from '../../../../scripts/vite/dev-panel/plugin.ts';
import { test as base } from '../../../support/site-copy.ts';

/** The errors that the plugin prints in the terminal. */
const logged: string[] = [];

/** Records the middleware that the plugin adds before the middleware of Vite. */
const addMiddleware = vi.fn();

type Reply = { id: number; result?: unknown; reason?: string };
type Listener = (data: unknown, page: { send: (name: string, reply: Reply) => void }) => unknown;

interface RequestOptions {
  /** The value of --host. */
  host?: string | boolean | undefined;
  /** Further plugins of the dev server. */
  plugins?: Plugin[];
}

/** A test that sends requests to the dev server. */
const test = base.extend<{
  /** Calls a function of the dev server. */
  call: (name: string, argument?: unknown, options?: RequestOptions) => Promise<Reply>;
  /** Sends any request. */
  send: (request: unknown, options?: RequestOptions) => Promise<Reply>;
}>({
  call: async ({ send }, use) => {
    await use((name, argument, options) => send({ id: 7, name, argument }, options));
  },
  send: async ({ content }, use) => {
    await use((request, { host, plugins = [] } = {}) => {
      addMiddleware.mockClear();
      logged.length = 0;
      const listeners = new Map<string, Listener>();
      const ws = { on: (event: string, listener: Listener) => listeners.set(event, listener) };
      const logger = { error: (line: string) => logged.push(line) };
      const config = { root: content.root, server: { host }, logger, plugins };
      const { configureServer } = devPanel(createContentStore(content.root, staffOptions));
      const startServer = configureServer as (server: unknown) => void;
      startServer({ config, ws, middlewares: { use: addMiddleware } });
      return new Promise((resolve) => {
        const page = { send: (_: string, reply: Reply) => resolve(reply) };
        void listeners.get('content:request')?.(request, page);
      });
    });
  },
});

const file = 'content/faq/payment.mdx';
const wholeFile = { source: file, whole: true, isOnPage: false };

describe('the dev server', () => {
  const localHosts = [undefined, 'localhost', '127.0.0.1'];
  test.for(localHosts)('accepts edits if --host is %s', async (host, { call }) => {
    const { result } = await call('edit', wholeFile, { host });
    expect(result).toMatchObject({ file });
  });

  const networkHosts = [true, '0.0.0.0', '192.168.1.2'];
  test.for(networkHosts)('rejects changes if --host is %s', async (host, { call }) => {
    for (const name of ['edit', 'save', 'createEntry', 'removeAll', 'send', 'undo']) {
      const reply = await call(name, wholeFile, { host });
      expect(reply).toEqual({ id: 7, reason: expect.stringContaining('--host') });
    }
    expect(await call('saves', undefined, { host })).toEqual({ id: 7, result: [] });
  });

  test('accepts edits with --host if phoneAccess protects the server', async ({ call }) => {
    const options = { host: true, plugins: [phoneAccess()] };
    const { result } = await call('edit', wholeFile, options);
    expect(result).toMatchObject({ file });
  });

  test.for([
    ['opens the editor for its own pages', undefined, 'same-origin', true],
    ['opens no editor for another website', undefined, 'cross-site', false],
    ['opens no editor for another program on this machine', undefined, 'same-site', false],
    ['opens no editor for a request of unknown origin', undefined, undefined, false],
    ['opens no editor if the server was started with --host', true, 'same-origin', false],
  ] as const)('%s', async ([, host, site, isOpened], { call }) => {
    // Any call starts the server.
    await call('saves', undefined, { host });
    const [url, middleware] = addMiddleware.mock.calls[0] ?? [];
    expect(url).toBe('/__open-in-editor');
    const writeHead = vi.fn(() => ({ end: vi.fn() }));
    const openEditor = vi.fn();
    const request = { headers: { 'sec-fetch-site': site } };
    (middleware as (...args: unknown[]) => void)(request, { writeHead }, openEditor);
    expect(writeHead.mock.calls.flat()).toEqual(isOpened ? [] : [404]);
    expect(openEditor).toHaveBeenCalledTimes(isOpened ? 1 : 0);
  });

  test.for(['constructor', 'none'])('rejects the unknown function "%s"', async (name, { call }) => {
    expect((await call(name)).reason).toBe(`There is no "${name}".`);
  });

  test.for([undefined, null, 'state', {}, { name: 'edit' }, { name: { toString: 1 } }])(
    'rejects the invalid request %j with a reason, even with --host',
    async (request, { send }) => {
      for (const host of [undefined, '0.0.0.0']) {
        expect(await send(request, { host })).toHaveProperty('reason');
      }
    },
  );

  test('reports an unexpected error to the page and in the terminal', async ({ call }) => {
    const { reason } = await call('startOver');
    expect(reason).toBe('no-history');
    expect(logged).toEqual([expect.stringContaining(String(reason))]);
  });

  test.for([
    'package.json',
    'content/../package.json',
    'content/\n/../package.json',
    'content/pictures/\n/../../package.json',
    'content/faq/payment.mdx\n/../../../package.json',
    '/etc/passwd',
  ])('opens no file outside of content/: %j', async (source, { call, content }) => {
    content.write('package.json', '{}');
    const { reason } = await call('edit', { ...wholeFile, source });
    expect(reason).toContain('is not a file of content/ that can be changed here.');
    content.remove('package.json');
  });
});
