import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

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
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find(isExecutable);
}

function install(): string | undefined {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found; installing Chromium with apt-get …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
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

function run(command: string, args: readonly string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(): never {
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one of them, or set CHROME_PATH to it.',
  );
}
