import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** What a browser needs to run as root, without a screen, and to talk to the opened pages only. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a browser without a window. @param more arguments besides the usual */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...more] });
}
