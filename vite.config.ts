import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledLicenses } from './scripts/prerender/licenses.ts';
import { content } from './scripts/vite/content.ts';
import { leanPackages } from './scripts/vite/lean-packages.ts';
import { pages } from './scripts/vite/pages.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  appType: 'custom',
  plugins: [content(root), leanPackages(), react({ include: /\.tsx$/ }), pages(root)],
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
});
