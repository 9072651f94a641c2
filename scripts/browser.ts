import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium without windows, which runs the tests faster. */
const headlessName = 'chromium-headless-shell';
const programNames = [
  headlessName,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Paths on macOS and Windows. */
const appPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that let Chromium run as root and without a screen, and disable background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Returns the path of an installed Chrome or Chromium; CHROME_PATH has priority. */
export function findBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = programNames.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...candidates, ...appPaths, chromium.executablePath()].find((file) => existsSync(file));
}

/** Returns the path of a browser. @throws if none is installed, with the command that installs one */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    'There is no Chrome or Chromium here. Run "npx tsx scripts/browser.ts" to install one, or set CHROME_PATH to yours.',
  );
}

/** Installs a browser. Debian's package also installs its libraries, but only root can use apt. */
function installBrowser() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chrome or Chromium found. Installing one with apt-get …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', headlessName]);
  } else {
    console.log('No Chrome or Chromium found. playwright-core downloads Chromium …');
    const program = path.join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
    run(process.execPath, [program, 'install', 'chromium']);
  }
}

function run(command: string, args: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

if (process.argv[1] === import.meta.filename) {
  if (!findBrowser()) installBrowser();
  const browser = findBrowser();
  console.log(
    browser
      ? `The tests use ${browser}.`
      : 'The tests need Chrome or Chromium. Install one of them, or set CHROME_PATH to it.',
  );
  if (!browser) process.exitCode = 1;
}
