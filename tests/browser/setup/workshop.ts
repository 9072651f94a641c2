import type { Page } from 'playwright-core';
import { startDevServer } from '../../../scripts/bench/dev-server.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { test as base } from './visitor.ts';

/** A copy of the project whose dev server runs. */
interface Workshop extends ProjectCopy {
  address: string;
}

/** A test by a member of staff, who changes files while pages of the dev server are open. */
export const test = base.extend<{ workshop: Workshop; site: string }>({
  workshop: [
    async ({}, use) => {
      const copy = await copyProject();
      const server = await startDevServer(copy.root);
      await use({ ...copy, address: server.address });
      await server.stop();
      await copy.remove();
    },
    { scope: 'file' },
  ],
  site: async ({ workshop }, use) => use(workshop.address),
});

/** Marks the open page, so that it can be told whether it was loaded anew. */
export const leaveTrace = (page: Page) =>
  page.evaluate(() => Object.assign(window, { trace: true }));
export const hasTrace = (page: Page) => page.evaluate(() => 'trace' in window);

/** What covers the page while the content has a mistake. */
export const overlay = (page: Page) => page.locator('vite-error-overlay');
