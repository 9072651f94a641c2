import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { servePreview } from '../../../scripts/preview-server.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { test as base } from './visitor.ts';

/**
 * Tests by visitors of a site whose staff have changed something.
 * @param change what they change, in a copy of the project
 */
export function testOnSiteWith(change: (copy: ProjectCopy) => Promise<void>) {
  return base.extend<{ edited: string; site: string }>({
    edited: [
      async ({}, use) => {
        const copy = await copyProject();
        await change(copy);
        const { code, output } = await copy.run('build');
        if (code !== 0) throw new Error(output);
        const server = await servePreview(path.join(copy.root, 'dist'), 0);
        await use(`http://localhost:${(server.address() as AddressInfo).port}`);
        server.close();
        await copy.remove();
      },
      { scope: 'file' },
    ],
    site: async ({ edited }, use) => use(edited),
  });
}
