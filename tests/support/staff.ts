import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { copySite, startDevServer, type SiteFolder } from './sites.ts';
import { test as base } from './visitor.ts';

/** A copy of the content with the URL of the dev server that serves it. */
export interface Desk extends SiteFolder {
  url: string;
}

/** A test by a member of staff, who edits files while pages of the dev server are open. */
export const test = base.extend<{ desk: Desk; site: string }>({
  desk: [
    async ({}, use) => {
      const copy = await copySite();
      try {
        const { url, close } = await startDevServer(copy);
        await use({ ...copy, url, edit: withPauses(copy.edit) });
        await close();
      } finally {
        await copy.remove();
      }
    },
    { scope: 'file' },
  ],
  site: async ({ desk }, use) => use(desk.url),
});

/** Waits before an edit: the watcher (chokidar) merges changes of a file within 50 milliseconds. */
export const pause = () => setTimeout(60);

/** Edits with a pause before each edit. */
export function withPauses(edit: SiteFolder['edit']): SiteFolder['edit'] {
  return async (file, change) => {
    await pause();
    await edit(file, change);
  };
}

/** The open panel of the dev server. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Content', exact: true });

/** The open dialog that changes text. */
export const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit', exact: true });

/** The button that opens the panel and shows the number of errors. */
export const badge = (page: Page) =>
  page.getByRole('complementary', { name: 'For those who write' }).getByRole('button').first();
