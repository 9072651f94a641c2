import type { Folder } from './folder.ts';
import { copySite, startDevServer } from './sites.ts';
import { test as base } from './visitor.ts';

/** A copy of the content and the URL of its dev server. */
interface DevSite extends Folder {
  url: string;
}

/** A test by a developer, who edits files while pages of the dev server are open. */
export const test = base.extend<{ devSite: DevSite; site: string }>({
  devSite: [
    async ({}, use) => {
      const copy = copySite();
      try {
        const { url, close } = await startDevServer(copy);
        await use({ ...copy, url });
        await close();
      } finally {
        copy.discard();
      }
    },
    { scope: 'file' },
  ],
  site: async ({ devSite }, use) => use(devSite.url),
});
