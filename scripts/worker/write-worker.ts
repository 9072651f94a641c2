import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRelease } from '../site/service-worker.ts';

interface WorkerOptions {
  /** The bundled worker. */
  source: string;
  /** The folder of the built site, whole but for the worker. */
  output: string;
  /** The names of the pages' files. */
  pages: readonly string[];
}

/** Writes `sw.js`. Its name never changes, since browsers look there for the next one. */
export async function writeWorker({ source, output, pages }: WorkerOptions) {
  const release = JSON.stringify(await describeRelease(output, pages));
  const code = await readFile(source, 'utf8');
  await writeFile(path.join(output, 'sw.js'), `const builtRelease=${release};${code}`);
}
