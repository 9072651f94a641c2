import path from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, normalizePath, type UserConfig } from 'vite';
import { contentRootOf } from './scripts/content-root.ts';
import { content } from './scripts/vite/content-plugin.ts';
import { createContentStore } from './scripts/vite/content-store.ts';
import { contentUpdates } from './scripts/vite/content-updates.ts';
import { drawingsFolder } from './scripts/site/headers.ts';
import { browserBuild } from './scripts/vite/browser-build.ts';
import { devPages } from './scripts/vite/dev-pages.ts';
import { UserError } from './scripts/user-error.ts';
import { makePackageCache } from './scripts/vite/package-cache.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { previewHost } from './scripts/vite/preview-host.ts';
import { createSiteCode } from './scripts/vite/site-code.ts';
import { passParsedBodyToMdx } from './scripts/vite/pass-parsed-body-to-mdx.ts';
import { staffServer } from './scripts/vite/staff/staff-server.ts';

const root = import.meta.dirname;

interface SiteOptions {
  /** The folder that contains content/. */
  contentRoot: string;
  command: 'serve' | 'build';
  /** If false, the published service worker unregisters itself on every device. */
  offline: boolean;
}

function siteConfig({ contentRoot, command, offline }: SiteOptions): UserConfig {
  // Only the dev server shows drafts.
  const store = createContentStore(contentRoot, { drafts: command === 'serve' });
  const code = createSiteCode();
  const workers = 'src/site/app/service-worker';
  const workerOf = (file: string) => ({
    consumer: 'client' as const,
    build: { rolldownOptions: { input: offline ? file : `${workers}/unregister.ts` } },
  });

  return {
    root,
    // This file reads .env. If Vite watches an .env that does not exist, its watcher emits `ready` before it
    // has found all files, and `contentUpdates` would miss changes until then.
    envDir: false,
    appType: 'custom',
    plugins: [
      content(store),
      {
        enforce: 'pre',
        ...mdx({ remarkPlugins: [passParsedBodyToMdx(store)], development: command === 'serve' }),
      },
      react({ include: /\.tsx$/ }),
      contentUpdates(store, code),
      staffServer(store),
      devPages(store, code),
      prerender(store),
      previewHost(),
    ],
    server: {
      // By default, Vite lets pages of other programs on this machine read its scripts and edit content.
      cors: false,
      // Vite's default list contains only the project.
      fs: { allow: [root, path.join(contentRoot, 'content')] },
      watch: {
        // By default, the watcher drops a second change of a file within 50 ms. Some editors first empty a
        // file and then write it.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        ignored: ['dist', 'tests', '.build-*']
          .filter((name) => !contentRoot.startsWith(path.join(root, name)))
          .map((name) => `${normalizePath(root)}/${name}/**`),
      },
    },
    resolve: {
      // Vite must use the paths in content/, even if they are symbolic links.
      preserveSymlinks: true,
      // Compiled bodies import React, and content/ may be outside the project.
      dedupe: ['react'],
    },
    define: { 'import.meta.env.OFFLINE': JSON.stringify(offline) },
    ...browserBuild,
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Two entries, because the first one decides when it loads the second.
            input: ['src/site/app/entry-client.ts', 'src/site/app/hydrate.tsx'],
            preserveEntrySignatures: 'exports-only',
            // The packages are most of the code. In their own file, they stay cached when text changes.
            output: {
              assetFileNames,
              codeSplitting: {
                groups: [
                  { name: 'packages', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
                  { name: 'shared', tags: ['$initial'], minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          rolldownOptions: { input: 'src/site/app/entry-server.tsx', output: { assetFileNames } },
        },
      },
      worker: workerOf(`${workers}/worker.ts`),
      staffWorker: workerOf('src/staff/offline/worker.ts'),
    },
  };
}

/** Drawings have a folder of their own, because their policy differs (`headerRules`). */
function assetFileNames({ names: [name = ''] }: { names: string[] }): string {
  return `${name.endsWith('.svg') ? drawingsFolder : 'assets'}/[name]-[hash][extname]`;
}

export default defineConfig(({ command, mode, isPreview }) => {
  // Ignores NODE_ENV of the shell, because React has a different build for each command.
  process.env.NODE_ENV = command === 'build' ? 'production' : 'development';
  const settings = loadEnv(mode, root, '');
  const folderWithHash = [root, settings.CONTENT_ROOT].find((folder) => folder?.includes('#'));
  if (folderWithHash)
    throw new UserError(
      `Vite reads nothing below a folder with # in its name: rename ${folderWithHash}.`,
    );
  if (command === 'serve' && !isPreview) makePackageCache(root);
  const contentRoot = contentRootOf(root, settings);
  return siteConfig({ contentRoot, command, offline: settings.OFFLINE !== 'off' });
});
