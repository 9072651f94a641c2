import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import type { PluggableList } from 'unified';
import { defineConfig, loadEnv, normalizePath, type UserConfig } from 'vite';
import { content } from './scripts/vite/content.ts';
import { createContentStore } from './scripts/vite/content-store.ts';
import { contentUpdates } from './scripts/vite/content-updates.ts';
import { markSources } from './scripts/vite/dev-panel/mark-sources.ts';
import { devPanel } from './scripts/vite/dev-panel/plugin.ts';
import { devPages } from './scripts/vite/dev-pages.ts';
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

/** The Vite config of the site; `npm run diff` renders past content with it. */
export function siteConfig({ contentRoot, command, offline }: SiteOptions): UserConfig {
  const store = createContentStore(contentRoot, command === 'serve');
  const remarkPlugins: PluggableList = [[remarkContent, store]];
  // In the dev server elements name their sources.
  if (command === 'serve') remarkPlugins.push([markSources, { root: contentRoot }]);
  const worker = offline ? 'worker.ts' : 'unregister.ts';

  return {
    root,
    appType: 'custom',
    plugins: [
      content(store),
      { enforce: 'pre', ...mdx({ remarkPlugins }) },
      react({ include: /\.tsx$/ }),
      contentUpdates(store),
      devPanel(store),
      devPages(store),
      prerender(store),
      previewHost(),
    ],
    server: {
      watch: {
        ignored: ['dist', 'hosting', 'tests', '.build-*'].map(
          (name) => `${normalizePath(root)}/${name}/**`,
        ),
      },
    },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
    builder: { sharedConfigBuild: true },
    environments: {
      client: { build: { rolldownOptions: { input: 'src/app/entry-client.tsx' } } },
      ssr: { build: { rolldownOptions: { input: 'src/app/entry-server.tsx' } } },
      worker: {
        consumer: 'client',
        build: { rolldownOptions: { input: `src/app/service-worker/${worker}` } },
      },
    },
  };
}

export default defineConfig(({ command, mode }) => {
  const { CONTENT_ROOT: contentRoot = root, OFFLINE } = loadEnv(mode, root, '');
  return siteConfig({ contentRoot, command, offline: OFFLINE !== 'off' });
});
