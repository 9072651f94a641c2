import path from 'node:path';
import { createServer } from 'vite';
import type { RenderedPage, ServerEntry } from '../../src/model/server-entry.ts';
import { siteConfig } from '../../vite.config.ts';

/**
 * Renders pages of the site with the code of today, in the form in which they are built.
 * @param contentRoot the folder that holds content/, anywhere on this machine
 * @param paths of the pages: `/about`
 */
export async function render(
  contentRoot: string,
  paths: readonly string[],
): Promise<RenderedPage[]> {
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
    return await Promise.all(paths.map((address) => entry.render(address)));
  } finally {
    await server.close();
  }
}
