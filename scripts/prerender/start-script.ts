import path from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * The code of `src/start`, ready to stand inline in a page.
 * @param root the project's folder
 */
export async function buildStart(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: path.join(root, 'src/start/start.ts'), formats: ['iife'], name: 'start' },
    },
  })) as Rolldown.RolldownOutput[];
  return built
    .flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : '')))
    .join('')
    .trim();
}
