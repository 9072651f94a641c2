import path from 'node:path';
import { mergeConfig, type ConfigEnv, type UserConfig } from 'vite';
import { createContentStore } from './content-store.ts';
import { pages } from './pages.ts';
import { restarts } from './restarts.ts';
import { servedContent } from './served-content.ts';
import { siteConfig } from './site-config.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * How Vite's own commands serve and build the site.
 * @param inputs the files that this code was compiled from
 */
export function viteConfig(command: ConfigEnv['command'], inputs: readonly string[]): UserConfig {
  if (command === 'build') return siteConfig(root);
  const content = servedContent(createContentStore(root), root);
  const plugins = [content, pages(root), restarts(root, inputs)];
  return mergeConfig({ plugins }, siteConfig(root));
}
