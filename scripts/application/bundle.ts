import path from 'node:path';
import type { InlineConfig } from 'vite';
import { siteConfig } from '../vite/site-config.ts';
import { parts } from './parts.ts';

/**
 * Bundles all code of the site by Vite. None of it holds any content, so it stays the same until the
 * code does.
 * @param root the project's folder
 * @param output an empty folder, in which the parts are written
 */
export async function bundleApplication(root: string, output: string) {
  // A build whose application is kept does without Vite, which takes long to load.
  const { build, mergeConfig } = await import('vite');
  const common: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    envDir: false,
  };
  const inOutput = (part: string) => path.join(output, part);
  const buildSite = (config: InlineConfig) =>
    build(mergeConfig(mergeConfig(siteConfig(root), common), config));
  const buildScript = (script: string, source: string) =>
    build({
      ...common,
      build: {
        outDir: output,
        emptyOutDir: false,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: path.join(root, source),
          output: { format: 'iife', entryFileNames: script },
        },
      },
    });

  // One after the other: each keeps all cores busy by itself, and all at once hold more memory.
  await buildSite({ build: { outDir: inOutput(parts.client) } });
  await buildSite({
    // With all its packages in it, and these in the form for production whatever runs it.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir: inOutput(path.dirname(parts.server)), ssr: 'src/entry-server.tsx' },
  });
  await buildScript(parts.start, 'src/start/start.ts');
  await buildScript(parts.worker, 'src/worker/worker.ts');
  await buildScript(parts.leavingWorker, 'src/worker/leave.ts');
}
