import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi, type Mock } from 'vitest';
import { contentUpdates } from '../../../scripts/vite/content-updates.ts';
import { createContentStore, type ContentStore } from '../../../scripts/vite/content-store.ts';
import { test as base } from '../../support/site-copy.ts';

/** What the hooks of a plugin are used as. */
type Hook = (this: unknown, argument: unknown) => Promise<unknown>;

interface Updates {
  store: ContentStore;
  logger: { error: Mock };
  /** Tells the plugin of a file. @returns the modules that open pages must ask for again */
  update: (file: string) => Promise<string[]>;
}

/** What a page has open: an answer, a text with facts, a translation, the theme and the content. */
const modules = [
  'content/faq/delivery.mdx',
  'content/faq/payment.mdx',
  'content/ne/faq/payment.mdx',
  '\0virtual:content/theme.css',
  '\0virtual:content/en',
];

const test = base.extend<{ updates: Updates }>({
  updates: async ({ content }, use) => {
    const store = createContentStore(content.root, true);
    const { configureServer, hotUpdate } = contentUpdates(store);
    const nodes = modules.map((name) => {
      const id = name.startsWith('content') ? path.join(content.root, name) : name;
      return [
        name,
        { id, file: id, environment: 'client', importers: new Set([1]), name },
      ] as const;
    });
    const moduleGraph = { idToModuleMap: new Map(nodes), invalidateModule: vi.fn() };
    const environment = { name: 'client', moduleGraph };
    const logger = { info: vi.fn(), error: vi.fn() };
    const server = {
      config: { logger },
      watcher: { add: vi.fn() },
      environments: { environment },
      ws: { send: vi.fn() },
    };
    await (configureServer as Hook).call({}, server);
    const update: Updates['update'] = async (name) => {
      const file = path.join(content.root, name);
      const options = { type: 'update', file, server, read: () => readFile(file, 'utf8') };
      const found = await (hotUpdate as Hook).call({ environment }, options);
      return (found as { name: string }[]).map((module) => module.name);
    };
    await use({ store, logger, update });
  },
});

test('a draft that an editor has renamed meanwhile leaves the pages as they are', async ({
  updates: { store, logger, update },
}) => {
  await update('content/faq/.payment.mdx');
  expect(store.revision()).toBe(2);
  expect(logger.error).not.toHaveBeenCalled();
});

test('updates the bodies of all files that changed while the content had errors', async ({
  content,
  updates: { update },
}) => {
  const [delivery, payment, translation, theme, site] = modules as [string, string, ...string[]];
  const before = content.read(payment);
  content.write(payment, before.replace('question:', 'qestion:'));
  expect(await update(payment)).toEqual([]);
  expect(await update(delivery)).toEqual([]);
  content.write(payment, before);
  expect(await update(payment)).toEqual([delivery, payment, translation, site]);
  expect(await update(delivery)).toEqual([delivery, site]);
  expect(await update('content/site/theme.mdx')).toEqual([theme, site]);
  expect(await update('content/site/business.mdx')).toEqual([delivery, payment, translation, site]);
});
