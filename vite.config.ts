import { defineConfig } from 'vite';
import { createBuildStore, createContentStore } from './scripts/vite/content-store.ts';
import { siteConfig } from './scripts/vite/site-config.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) =>
  siteConfig(root, command === 'build' ? createBuildStore(root) : createContentStore(root)),
);
