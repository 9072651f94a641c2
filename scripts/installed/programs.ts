import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The path of a program that is on this machine.
 * @param names what it may be called
 * @param elsewhere paths to try where no folder of PATH holds it
 */
export function findProgram(
  names: readonly string[],
  elsewhere: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...elsewhere].find(isExecutable);
}

/** Whether packages can be installed without asking: as root on Debian and what is made from it. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages of Debian; what comes of it shows when the program is looked for again. */
export function aptInstall(packages: readonly string[]) {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Runs a program to its end and shows only its errors. */
export function run(command: string, args: readonly string[]) {
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
