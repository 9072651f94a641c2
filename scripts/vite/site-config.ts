import path from 'node:path';
import type { UserConfig } from 'vite';
import { bundledLicenses, clientEntry, siteModule } from '../application/parts.ts';
import { leanPackages } from './lean-packages.ts';

/** What the dev server reads nothing of: looking after it would make every start longer. */
const unread = ['.cache', 'dist', 'hosting', 'shots', 'tests'];

/**
 * How Vite serves the site and builds its application, which has no content in it.
 * @param root the project's folder
 */
export function siteConfig(root: string): UserConfig {
  return {
    root,
    appType: 'custom',
    plugins: [leanPackages(), react()],
    server: {
      watch: { ignored: unread.map((name) => path.join(root, name)) },
      // Scripts are worked on when the browser asks, behind the styles that it paints the page with.
      preTransformRequests: false,
    },
    css: { transformer: 'lightningcss' },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      manifest: true,
      license: { fileName: bundledLicenses },
      rolldownOptions: {
        input: clientEntry,
        external: [siteModule],
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

/** Asked for only when Vite runs, since it brings Vite along, which takes long to load. */
async function react() {
  const { default: plugin } = await import('@vitejs/plugin-react');
  return plugin({ include: /\.tsx$/ });
}
