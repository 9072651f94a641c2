import path from 'node:path';
import { createServer } from 'vite';
import type { RenderedPage, ServerEntry } from '../../src/model/server-entry.ts';
import { siteConfig } from '../../vite.config.ts';

/**
 * Renders pages of the site with the code of today, in the form in which they are built.
 * @param contentRoot the folder that holds content/, anywhere on this machine
 * @param pages each with its address, `/about`, and whatever else the caller knows of it
 */
export async function render<Page extends { address: string }>(
  contentRoot: string,
  pages: readonly Page[],
): Promise<(Page & { rendered: RenderedPage })[]> {
  const server = await createServer({
    ...siteConfig({ contentRoot, command: 'build', offline: true }),
    configFile: false,
    mode: 'production',
    logLevel: 'silent',
    cacheDir: path.join(contentRoot, 'cache'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    // Nothing is bundled for a browser.
    optimizeDeps: { noDiscovery: true },
    // Compiled bodies import React, and stand outside of the project.
    resolve: { dedupe: ['react'] },
  });
  try {
    const entry = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as ServerEntry;
    return await Promise.all(
      pages.map(async (page) => ({ ...page, rendered: await entry.render(page.address) })),
    );
  } finally {
    await server.close();
  }
}
