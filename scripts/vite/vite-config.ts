import path from 'node:path';
import { mergeConfig, type ConfigEnv, type UserConfig } from 'vite';
import { builtContent } from './built-content.ts';
import { createBuildStore, createContentStore } from './content-store.ts';
import { restarts } from './restarts.ts';
import { servedContent } from './served-content.ts';
import { siteConfig } from './site-config.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * How Vite's own commands serve and build the site.
 * @param inputs the files that this code was compiled from
 */
export function viteConfig(command: ConfigEnv['command'], inputs: readonly string[]): UserConfig {
  if (command === 'build') return siteConfig(root, builtContent(createBuildStore(root), root));
  const served = siteConfig(root, servedContent(createContentStore(root), root));
  return mergeConfig(served, { plugins: [restarts(root, inputs)] });
}
