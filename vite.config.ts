import path from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import type { PluggableList } from 'unified';
import { defineConfig, loadEnv, normalizePath, type UserConfig } from 'vite';
import { contentRootOf } from './scripts/content-root.ts';
import { content } from './scripts/vite/content.ts';
import { createContentStore } from './scripts/vite/content-store.ts';
import { contentUpdates } from './scripts/vite/content-updates.ts';
import { forStaff, stampBody } from './scripts/vite/dev-panel/stamp-words.ts';
import { devPanel } from './scripts/vite/dev-panel/plugin.ts';
import { devPages } from './scripts/vite/dev-pages.ts';
import { Refusal } from './scripts/refusal.ts';
import { makePackageCache } from './scripts/vite/package-cache.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { previewHost } from './scripts/vite/preview-host.ts';
import { remarkContent } from './scripts/vite/remark-content.ts';

const root = import.meta.dirname;

interface SiteOptions {
  /** The folder that holds content/: the project's own, or one with another state of it. */
  contentRoot: string;
  command: 'serve' | 'build';
  /** Without it, the worker that is published takes itself off every device. */
  offline: boolean;
}

/** The Vite config of the site. */
function siteConfig({ contentRoot, command, offline }: SiteOptions): UserConfig {
  const store = createContentStore(contentRoot, command === 'serve' ? forStaff : {});
  const remarkPlugins: PluggableList = [remarkContent(store)];
  // In the dev server words name their sources, by a function for JSX of its own.
  if (command === 'serve') remarkPlugins.push([stampBody, { root: contentRoot }]);
  const jsxImportSource = command === 'serve' ? '/scripts/vite/dev-panel' : 'react';
  const worker = offline ? 'worker.ts' : 'unregister.ts';

  return {
    root,
    appType: 'custom',
    plugins: [
      content(store),
      {
        enforce: 'pre',
        ...mdx({ remarkPlugins, jsxImportSource, development: command === 'serve' }),
      },
      react({ include: /\.tsx$/ }),
      contentUpdates(store),
      devPanel(store),
      devPages(store),
      prerender(store),
      previewHost(),
    ],
    server: {
      // Pages of other programs on this machine, which Vite would let read its scripts and save by them.
      cors: false,
      // Vite's own list names the project only.
      fs: { allow: [root, path.join(contentRoot, 'content')] },
      watch: {
        ignored: ['dist', 'tests', '.build-*']
          .filter((name) => !contentRoot.startsWith(path.join(root, name)))
          .map((name) => `${normalizePath(root)}/${name}/**`),
      },
    },
    // Not by the option of the plugin, which would look for it among the packages.
    oxc: { jsx: { importSource: jsxImportSource } },
    resolve: {
      // A file of content/ is known by its path there, also where that is a link.
      preserveSymlinks: true,
      // Compiled bodies import it, and may stand outside of the project.
      dedupe: ['react'],
    },
    define: { 'import.meta.env.OFFLINE': JSON.stringify(offline) },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: 'src/app/entry-client.tsx',
            // Nine tenths of all scripts, in a file of their own that a device keeps when words change.
            output: {
              codeSplitting: {
                groups: [{ name: 'packages', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] }],
              },
            },
          },
        },
      },
      ssr: { build: { rolldownOptions: { input: 'src/app/entry-server.tsx' } } },
      worker: {
        consumer: 'client',
        build: { rolldownOptions: { input: `src/app/service-worker/${worker}` } },
      },
    },
  };
}

export default defineConfig(({ command, mode, isPreview }) => {
  // Not what the environment says: React has another build for each command, and they do not mix.
  process.env.NODE_ENV = command === 'build' ? 'production' : 'development';
  const settings = loadEnv(mode, root, '');
  const odd = [root, settings.CONTENT_ROOT].find((folder) => folder?.includes('#'));
  if (odd)
    throw new Refusal(`Vite reads nothing below a folder with # in its name: rename ${odd}.`);
  if (command === 'serve' && !isPreview) makePackageCache(root);
  const contentRoot = contentRootOf(root, settings);
  return siteConfig({ contentRoot, command, offline: settings.OFFLINE !== 'off' });
});
