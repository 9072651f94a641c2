import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Has the dev server start anew when one of these files changes, as it does by itself for what
 * vite.config.ts imports without a detour.
 * @param root the project's folder
 * @param files paths from there
 */
export function restarts(root: string, files: readonly string[]): Plugin {
  return {
    name: 'restarts',
    apply: 'serve',
    configResolved({ configFileDependencies }) {
      configFileDependencies.push(...files.map((file) => normalizePath(path.join(root, file))));
    },
  };
}
