import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(root, file), 'utf8'));

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface Lockfile {
  packages: Record<
    string,
    { integrity?: string; resolved?: string; hasInstallScript?: boolean; version?: string }
  >;
}

const { dependencies, devDependencies, allowScripts } = (await read('package.json')) as Package;
const { packages } = (await read('package-lock.json')) as Lockfile;
const locked = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({ name: place.replace(/^.*node_modules\//, ''), ...entry }));

describe('what is installed is what was looked at', () => {
  test('every package is named by one exact version', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  test('the lockfile knows the checksum of each, and leaves the rest to the registry, as the rule for new versions wants', () => {
    const odd = locked.filter(
      ({ integrity = '', resolved }) => !integrity.startsWith('sha512-') || resolved !== undefined,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('every action is named by one commit, with its version beside it', async () => {
    const files = ['.github/workflows/check.yml', '.github/DEPLOY.md'];
    const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
    const used = texts.flatMap((text) => text.match(/(?<=uses: ).+/g) ?? []);
    expect(used).not.toEqual([]);
    const loose = used.filter((name) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(name));
    expect(loose).toEqual([]);
  });

  test('every package with an install script is allowed or refused by name', async () => {
    const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript);
    expect(Object.keys(allowScripts).toSorted()).toEqual(
      [...new Set(scripted.map(({ name }) => name))].toSorted(),
    );
    expect(await readFile(path.join(root, '.npmrc'), 'utf8')).toContain(
      'strict-allow-scripts=true',
    );
  });
});
