import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { copySite, startDevServer, type SiteFolder } from './sites.ts';
import { test as base } from './visitor.ts';

/** A copy of the content, with the address of the dev server that serves it. */
export interface Desk extends SiteFolder {
  address: string;
}

/** A test by a member of staff, who changes files while pages of the dev server are open. */
export const test = base.extend<{ desk: Desk; site: string }>({
  desk: [
    async ({}, use) => {
      const copy = await copySite();
      try {
        const { address, close } = await startDevServer(copy);
        await use({ ...copy, address, edit: unhurried(copy.edit) });
        await close();
      } finally {
        await copy.remove();
      }
    },
    { scope: 'file' },
  ],
  site: async ({ desk }, use) => use(desk.address),
});

/** Before an edit: changes of a file within 50 milliseconds are one change for the watcher (chokidar). */
export const pause = () => setTimeout(60);

/** Edits with a pause before each, as a person does. */
export function unhurried(edit: SiteFolder['edit']): SiteFolder['edit'] {
  return async (file, change) => {
    await pause();
    await edit(file, change);
  };
}

/** The panel of the dev server; it is found while it is open. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Content', exact: true });

/** The dialog in which words are changed; it is found while it is open. */
export const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit', exact: true });

/** The button that opens the panel and names the number of errors. */
export const badge = (page: Page) =>
  page.getByRole('complementary', { name: 'For those who write' }).getByRole('button').first();
