import type { UserConfig } from 'vite';

/**
 * The oldest browsers in which all scripts work: the last Chrome for Windows 7, and browsers of spring
 * 2023. Older browsers show the plain HTML (`isTargetBrowser`).
 */
export const browserTarget = ['chrome109', 'edge109', 'firefox114', 'safari16.4'];

/** The options of every build for browsers. */
export const browserBuild = {
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { target: browserTarget, assetsInlineLimit: 0 },
} satisfies UserConfig;
