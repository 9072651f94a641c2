import type { UserConfig } from 'vite';

/** The options of every build for browsers. */
export const browserBuild = {
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
} satisfies UserConfig;
