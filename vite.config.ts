import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bodies } from './scripts/vite/bodies.ts';
import { content } from './scripts/vite/content.ts';
import { createContentStore } from './scripts/vite/content-store.ts';
import { contentUpdates } from './scripts/vite/content-updates.ts';
import { devPages } from './scripts/vite/dev-pages.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { previewHost } from './scripts/vite/preview-host.ts';
import { sourceFinder } from './scripts/vite/source-finder/plugin.ts';

const root = import.meta.dirname;

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, root, '');
  // Another folder with a content/ in it; without this the project's own.
  const store = createContentStore(env.CONTENT_ROOT ?? root);
  // With OFFLINE=off the worker that is published takes itself off every device.
  const worker = env.OFFLINE === 'off' ? 'unregister.ts' : 'worker.ts';

  return {
    root,
    appType: 'custom',
    plugins: [
      content(store),
      { enforce: 'pre', ...mdx(bodies(store, command)) },
      react({ include: /\.tsx$/ }),
      contentUpdates(store),
      sourceFinder(store),
      devPages(store),
      prerender(store),
      previewHost(),
    ],
    server: {
      watch: {
        ignored: ['dist', 'hosting', 'shots', 'tests', '.build-*'].map(
          (name) => `${root}/${name}/**`,
        ),
      },
    },
    css: { transformer: 'lightningcss' },
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
});
