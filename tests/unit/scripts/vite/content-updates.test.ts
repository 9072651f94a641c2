import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { contentUpdates } from '../../../../scripts/vite/content-updates.ts';
import { createContentStore } from '../../../../scripts/vite/content-store.ts';
import { test } from '../../../support/site-copy.ts';

/** A hook of the plugin. The test passes only the parts of its arguments that the hook reads. */
type Hook = (this: unknown, argument: unknown) => Promise<unknown>;

test('reloads the content if the temporary file of an editor is gone', async ({ content }) => {
  const store = createContentStore(content.root);
  const { configureServer, hotUpdate } = contentUpdates(store);
  const environment = { name: 'client' };
  const logger = { info: vi.fn(), error: vi.fn() };
  const server = {
    config: { logger },
    watcher: { add: vi.fn() },
    environments: {},
    ws: { on: vi.fn(), send: vi.fn() },
  };
  await (configureServer as Hook).call({}, server);

  // The editor has already renamed this file, so Vite cannot read it.
  const file = path.join(content.root, 'content/faq/.payment.mdx');
  const update = { type: 'create', file, modules: [], server, read: () => readFile(file, 'utf8') };
  await (hotUpdate as Hook).call({ environment }, update);
  expect(server.ws.send).toHaveBeenCalledWith({ type: 'full-reload' });
  expect(logger.error).not.toHaveBeenCalled();
});
