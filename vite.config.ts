import { defineConfig } from 'vite';
import { createBuildStore, createContentStore } from './scripts/vite/content-store.ts';
import { builtContent, servedContent } from './scripts/vite/content.ts';
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
