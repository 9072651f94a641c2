import { describe, expect, vi } from 'vitest';
import type { Plugin } from 'vite';
import { phoneAccess } from '../../../scripts/vite/dev-panel/access/phone-access.ts';
import { createContentStore } from '../../../scripts/vite/content-store.ts';
import { staffOptions } from '../../../scripts/vite/dev-panel/mark-sources.ts';
import { devPanel } from '../../../scripts/vite/dev-panel/plugin.ts';
import { test as base } from '../../support/site-copy.ts';

/** The lines in the terminal. */
const logged: string[] = [];

/** Records the middleware that the plugin adds before Vite's own. */
const addMiddleware = vi.fn();

type Answer = { id: number; result?: unknown; reason?: string };
type Listener = (data: unknown, page: { send: (name: string, answer: Answer) => void }) => unknown;

/** A test that sends requests to the dev server. */
const test = base.extend<{
  /** Calls a function of the dev server. @param host the value of --host */ ask: (
    host: string | boolean | undefined,
    name: string,
    argument?: unknown,
  ) => Promise<Answer>;
  /** Sends any request. */
  send: (request: unknown, host?: string | boolean, plugins?: Plugin[]) => Promise<Answer>;
}>({
  ask: async ({ send }, use) => {
    await use((host, name, argument) => send({ id: 7, name, argument }, host));
  },
  send: async ({ content }, use) => {
    await use((request, host, plugins = []) => {
      addMiddleware.mockClear();
      logged.length = 0;
      const listeners = new Map<string, Listener>();
      const ws = { on: (event: string, listener: Listener) => listeners.set(event, listener) };
      const logger = { error: (line: string) => logged.push(line) };
      const config = { root: content.root, server: { host }, logger, plugins };
      const { configureServer } = devPanel(createContentStore(content.root, staffOptions));
      (configureServer as (server: unknown) => void)({
        config,
        ws,
        middlewares: { use: addMiddleware },
      });
      return new Promise((resolve) => {
        const send = (_: string, answer: Answer) => resolve(answer);
        void listeners.get('content:request')?.(request, { send });
      });
    });
  },
});

const file = 'content/faq/payment.mdx';

describe('the dev server', () => {
  test.for([undefined, 'localhost', '127.0.0.1'])(
    'accepts edits from pages at %s',
    async (host, { ask }) => {
      const { result } = await ask(host, 'edit', { source: file, whole: true, isOnPage: false });
      expect(result).toMatchObject({ file });
    },
  );

  test.for([true, '0.0.0.0', '192.168.1.2'])('rejects edits at %s', async (host, { ask }) => {
    for (const name of ['edit', 'save', 'createEntry', 'removeAll', 'send', 'undo']) {
      const { id, reason } = await ask(host, name, {
        source: file,
        whole: true,
        isOnPage: false,
      });
      expect([id, reason]).toEqual([7, expect.stringContaining('--host')]);
    }
    expect(await ask(host, 'saves')).toEqual({ id: 7, result: [] });
  });

  test('accepts edits from phones with the secret', async ({ send }) => {
    const ask = (name: string, argument: unknown) =>
      send({ id: 7, name, argument }, true, [phoneAccess()]);
    const { result } = await ask('edit', { source: file, whole: true, isOnPage: false });
    expect(result).toMatchObject({ file });
  });

  test.for([
    ['opens the editor for its own pages', undefined, 'same-origin', []],
    ['opens no editor for another website', undefined, 'cross-site', [404]],
    ['opens no editor for another program on this machine', undefined, 'same-site', [404]],
    ['opens no editor if it does not know who asks', undefined, undefined, [404]],
    ['opens no editor if it was started with --host', true, 'same-origin', [404]],
  ] as const)('%s', async ([, host, site, status], { ask }) => {
    await ask(host, 'saves');
    const [[url, answer] = []] = addMiddleware.mock.calls;
    expect(url).toBe('/__open-in-editor');
    const [writeHead, openEditor] = [vi.fn(() => ({ end: vi.fn() })), vi.fn()];
    (answer as (...args: unknown[]) => void)(
      { headers: { 'sec-fetch-site': site } },
      { writeHead },
      openEditor,
    );
    expect(writeHead.mock.calls.flat()).toEqual(status);
    expect(openEditor).toHaveBeenCalledTimes(1 - status.length);
  });

  test.for(['constructor', 'none'])('has no function "%s"', async (name, { ask }) => {
    expect((await ask(undefined, name)).reason).toBe(`There is no "${name}".`);
  });

  test.for([undefined, null, 'state', {}, { name: 'edit' }, { name: { toString: 1 } }])(
    'keeps running after the request %j, even with --host',
    async (request, { send }) => {
      for (const host of [undefined, '0.0.0.0']) {
        expect(await send(request, host)).toHaveProperty('reason');
      }
    },
  );

  test('reports its own failure to the page and in the terminal', async ({ ask }) => {
    const { reason } = await ask(undefined, 'startOver');
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
  ])('opens no file outside of content/: %j', async (source, { ask, content }) => {
    content.write('package.json', '{}');
    const { reason } = await ask(undefined, 'edit', { source, whole: true, isOnPage: false });
    expect(reason).toContain('is not a file of content/ that can be changed here.');
    content.remove('package.json');
  });
});
