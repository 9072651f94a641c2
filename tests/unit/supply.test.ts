import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../support/folders.ts';

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(project, file), 'utf8'));

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
  engines: { node: string };
}

interface Lockfile {
  packages: Record<
    string,
    {
      integrity?: string;
      resolved?: string;
      hasInstallScript?: boolean;
      version?: string;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

const { dependencies, devDependencies, allowScripts, engines } = (await read(
  'package.json',
)) as Package;
const { packages } = (await read('package-lock.json')) as Lockfile;
const locked = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({ name: folder.replace(/^.*node_modules\//, ''), ...entry }));

describe('the installed packages', () => {
  test('have one exact version each', () => {
    const unpinned = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(unpinned).toEqual([]);
  });

  test('have checksums in the lockfile, and no registry URLs', () => {
    const withoutChecksum = locked.filter(
      ({ integrity = '', resolved }) => !integrity.startsWith('sha512-') || resolved !== undefined,
    );
    expect(withoutChecksum.map(({ name }) => name)).toEqual([]);
  });

  test('include the native parts for every platform', () => {
    // npm may omit packages of other platforms (https://github.com/npm/cli/issues/4828). Like Node,
    // this looks for a package in the folder itself and then in the folders around it.
    const isLocked = (folder: string, name: string): boolean =>
      `${folder}${folder && '/'}node_modules/${name}` in packages ||
      (folder !== '' && isLocked(folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name));
    const missing = Object.entries(packages).flatMap(([folder, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isLocked(folder, name))
        .map((name) => `${name}, for ${folder}`),
    );
    expect(missing).toEqual([]);
  });

  test('include actions pinned to a commit, with its version as a comment', async () => {
    const files = ['.github/workflows/check.yml', '.github/DEPLOY.md'];
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(project, file), 'utf8')),
    );
    const used = texts.flatMap((text) => text.match(/(?<=uses: ).+/g) ?? []);
    expect(used).not.toEqual([]);
    const unpinned = used.filter((name) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(name));
    expect(unpinned).toEqual([]);
  });

  test('run on the oldest supported Node in the checks, and on an exact version in the container', async () => {
    const workflow = await readFile(path.join(project, '.github/workflows/check.yml'), 'utf8');
    const testedVersions = [...workflow.matchAll(/node: '([\d.]+)'/g)].map(
      ([, version]) => version,
    );
    expect(`>=${testedVersions[0]}`).toBe(engines.node);
    const { image } = (await read('.devcontainer/devcontainer.json')) as { image: string };
    const exact = /:\d+\.\d+\.\d+-(?<node>\d+)-\w+@sha256:[\da-f]{64}$/.exec(image);
    expect(testedVersions).toContain(exact?.groups?.node);
  });

  test('are allowed or denied by name if they have an install script', async () => {
    const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript);
    expect(Object.keys(allowScripts).toSorted()).toEqual(
      [...new Set(scripted.map(({ name }) => name))].toSorted(),
    );
    expect(await readFile(path.join(project, '.npmrc'), 'utf8')).toContain(
      'strict-allow-scripts=true',
    );
  });
});
