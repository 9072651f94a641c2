import { defineConfig } from 'vite';
import { builtContent } from './scripts/vite/built-content.ts';
import { createBuildStore, createContentStore } from './scripts/vite/content-store.ts';
import { servedContent } from './scripts/vite/served-content.ts';
import { siteConfig } from './scripts/vite/site-config.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) =>
  siteConfig(
    root,
    command === 'build'
      ? builtContent(createBuildStore(root), root)
      : servedContent(createContentStore(root), root),
  ),
);
