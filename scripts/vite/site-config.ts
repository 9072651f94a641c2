import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { bundledLicenses } from '../prerender/licenses.ts';
import { leanPackages } from './lean-packages.ts';
import { pages } from './pages.ts';

const written = ['.cache', 'dist', 'hosting', 'shots'];

/**
 * How Vite serves and builds the site.
 * @param root the project's folder
 * @param content gives it the content
 */
export function siteConfig(root: string, content: PluginOption): UserConfig {
  return {
    root,
    appType: 'custom',
    plugins: [content, leanPackages(), react({ include: /\.tsx$/ }), pages(root)],
    // What builds and tools write changes often, and the dev server reads none of it.
    server: { watch: { ignored: written.map((name) => path.join(root, name)) } },
    css: { transformer: 'lightningcss' },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      manifest: true,
      license: { fileName: bundledLicenses },
      rolldownOptions: {
        input: 'src/entry-client.tsx',
        output: {
          codeSplitting: {
            // By itself, so that browsers keep it over releases of the site.
            groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  };
}
