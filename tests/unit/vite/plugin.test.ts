import path from 'node:path';
import { describe, expect, vi } from 'vitest';
import { createContentStore } from '../../../scripts/vite/content-store.ts';
import { devPanel } from '../../../scripts/vite/dev-panel/plugin.ts';
import { test as base } from '../../support/site-copy.ts';

/** What the editor was asked to open. */
const opened = vi.hoisted((): string[] => []);
vi.mock('../../../scripts/vite/dev-panel/editor.ts', () => ({
  openInEditor: (file: string) => Promise.resolve(opened.push(file) > 0),
}));

type Answer = { id: number; result?: unknown; refused?: string };
type Listener = (data: unknown, page: { send: (name: string, answer: Answer) => void }) => unknown;

/** What the dev server answers a request, by the host that it was started with. */
const test = base.extend<{
  ask: (host: string | boolean | undefined, name: string, argument?: unknown) => Promise<Answer>;
}>({
  ask: async ({ content }, use) => {
    await use((host, name, argument) => {
      const listeners = new Map<string, Listener>();
      const ws = { on: (event: string, listener: Listener) => listeners.set(event, listener) };
      const logger = { error: () => undefined };
      const config = { root: content.root, server: { host }, logger };
      const { configureServer } = devPanel(createContentStore(content.root, true));
      (configureServer as (server: unknown) => void)({ config, ws });
      return new Promise((resolve) => {
        const send = (_: string, answer: Answer) => resolve(answer);
        void listeners.get('content:request')?.({ id: 7, name, argument }, { send });
      });
    });
  },
});

const file = 'content/faq/payment.mdx';

describe('the dev server', () => {
  test.for([undefined, 'localhost', '127.0.0.1'])(
    'lets pages edit at %s',
    async (host, { ask }) => {
      const { result } = await ask(host, 'edit', { source: file, whole: true, isOnPage: false });
      expect(result).toMatchObject({ file });
    },
  );

  test.for([true, '0.0.0.0', '192.168.1.2'])(
    'edits nothing and starts no program at %s',
    async (host, { ask }) => {
      for (const name of ['edit', 'save', 'create', 'remove', 'undo', 'openInEditor', 'changes']) {
        const { id, refused } = await ask(host, name, {
          source: file,
          whole: true,
          isOnPage: false,
        });
        expect([id, refused]).toEqual([7, expect.stringContaining('--host')]);
      }
      expect(await ask(host, 'saves')).toEqual({ id: 7, result: [] });
    },
  );

  test.for(['constructor', 'none'])('has no function "%s"', async (name, { ask }) => {
    expect((await ask(undefined, name)).refused).toBe(`There is no "${name}".`);
  });

  test.for([
    'package.json',
    'content/../package.json',
    'content/\n/../package.json',
    'content/pictures/\n/../../package.json',
    'content/faq/payment.mdx\n/../../../package.json',
    '/etc/passwd',
  ])('opens no editor for %j', async (source, { ask, content }) => {
    content.write('package.json', '{}');
    expect(await ask(undefined, 'openInEditor', source)).toEqual({ id: 7, result: false });
    expect(opened).toEqual([]);
    content.remove('package.json');
  });

  test.for([file, `${file}:2:11`, 'content/pictures/chair.svg'])(
    'opens an editor for %j',
    async (source, { ask, content }) => {
      expect(await ask(undefined, 'openInEditor', source)).toEqual({ id: 7, result: true });
      expect(opened.splice(0)).toEqual([path.join(content.root, source)]);
    },
  );
});
