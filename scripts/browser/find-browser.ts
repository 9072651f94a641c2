import path from 'node:path';
import { chromium } from 'playwright-core';
import { aptInstall, findProgram, hasApt, run } from '../installed/programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chrome or Chromium on this machine; without one it is installed where that is
 * possible without asking: by apt as root on Debian, else by playwright-core.
 * @throws with what to install by hand when neither works
 */
export function findBrowser(): string {
  return installed() ?? install() ?? fail();
}

function installed(): string | undefined {
  return process.env.CHROME_PATH || findProgram(names, [...elsewhere, chromium.executablePath()]);
}

function install(): string | undefined {
  if (hasApt()) {
    aptInstall(['chromium']);
  } else {
    console.log('No browser found; asking playwright-core for Chromium …');
    run(process.execPath, [
      path.join(import.meta.dirname, '../../node_modules/playwright-core/cli.js'),
      'install',
      'chromium',
    ]);
  }
  return installed();
}

function fail(): never {
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one of them, or set CHROME_PATH to it.',
  );
}
