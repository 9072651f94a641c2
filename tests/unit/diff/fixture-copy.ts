import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'vitest';

const site = path.join(import.meta.dirname, '../../fixtures/site');

/** A copy of the fixture site's content; file names are paths like `content/faq/delivery.mdx`. */
export interface FixtureCopy {
  /** The folder that holds content/. */
  folder: string;
  write: (file: string, text: string) => Promise<void>;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
}

async function copyFixture(): Promise<FixtureCopy> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'diff-test-')));
  await cp(site, folder, { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  return {
    folder,
    write,
    edit: async (file, change) =>
      write(file, change(await readFile(path.join(folder, file), 'utf8'))),
  };
}

/** A test with two copies of the fixture site, the same at first. */
export const test = base.extend<{ past: FixtureCopy; now: FixtureCopy }>({
  past: async ({}, use) => {
    const copy = await copyFixture();
    await use(copy);
    await rm(copy.folder, { recursive: true });
  },
  now: async ({}, use) => {
    const copy = await copyFixture();
    await use(copy);
    await rm(copy.folder, { recursive: true });
  },
});
