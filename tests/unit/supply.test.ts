import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { project } from '../support/folders.ts';

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { dependencies, devDependencies } = manifest;
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({ name: folder.replace(/^.*node_modules\//, ''), ...entry }));

describe('the dependencies', () => {
  test('have exact versions', () => {
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

  test('include the native packages of every platform', () => {
    // npm may omit packages of other platforms (https://github.com/npm/cli/issues/4828). This search
    // begins in the package's own folder and continues in its parent folders, as Node does.
    const isLocked = (folder: string, name: string): boolean => {
      if (path.posix.join(folder, 'node_modules', name) in packages) return true;
      const parent = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '');
      return folder !== '' && isLocked(parent, name);
    };
    const missing = Object.entries(packages).flatMap(([folder, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isLocked(folder, name))
        .map((name) => `${name}, for ${folder}`),
    );
    expect(missing).toEqual([]);
  });
});

test('GitHub actions are pinned to a commit and name their version', () => {
  const workflows = readdirSync(path.join(project, '.github/workflows'));
  const files = ['DEPLOY.md', ...workflows.map((name) => `workflows/${name}`)];
  const texts = files.map((name) => read(`.github/${name}`));
  const used = texts.flatMap((text) => text.match(/(?<=uses: ).+/g) ?? []);
  expect(used).not.toEqual([]);
  const unpinned = used.filter((name) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(name));
  expect(unpinned).toEqual([]);
});
