import path from 'node:path';
import { build } from 'vite';
import { describeRelease } from './release.ts';

interface WorkerOptions {
  /** The project's folder. */
  root: string;
  /** The folder of the built site, whole but for the worker. */
  output: string;
  /** The names of the pages' files. */
  pages: readonly string[];
  /** Whether the site opens without network; else the worker takes itself off every device. */
  offline: boolean;
}

/** Writes `sw.js`. Its name never changes, since browsers look there for the next one. */
export async function writeWorker({ root, output, pages, offline }: WorkerOptions) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { builtRelease: JSON.stringify(await describeRelease(output, pages)) },
    build: {
      outDir: output,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: path.join(root, 'src/worker', offline ? 'worker.ts' : 'leave.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
