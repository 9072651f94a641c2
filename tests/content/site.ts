import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'vitest';
import { load, type LoadResult } from '../../scripts/content/load.ts';
import { releaseReport } from '../../scripts/content/release/release-report.ts';
import { remaining } from '../../scripts/content/release/remaining.ts';
import { createMemory } from '../../scripts/content/memory.ts';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { collections } from '../../src/collections/schemas.ts';
import type { SavedFile } from './table.ts';

/** The small site of a shop that does not exist, so that no word of the real one is tested here. */
const site = path.join(import.meta.dirname, '../fixtures/site');

/** The small site, for tests that try what somebody saves. */
export interface Site {
  /** Loads it after these files are saved, and takes them back. */
  loadWith: (files: readonly SavedFile[]) => Promise<LoadResult>;
  /** What somebody is told who has saved these files; empty if they are in order. */
  toldOnSaving: (files: readonly SavedFile[]) => Promise<string>;
  /** What somebody is told of these files who wants to publish them; empty if nothing remains. */
  toldOnPublishing: (files: readonly SavedFile[]) => Promise<string>;
}

function siteIn(root: string): Site {
  const examine = createMemory();

  async function loadWith(files: readonly SavedFile[]) {
    try {
      for (const { path: name, text } of files) {
        const file = path.join(root, name);
        const before = await readFile(file, 'utf8').catch(() => '');
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text(before));
      }
      return await load(root, examine);
    } finally {
      for (const { path: name } of files) {
        await rm(path.join(root, name), { force: true });
        await cp(path.join(site, name), path.join(root, name)).catch(ignoreMissing);
      }
    }
  }
  return {
    loadWith,
    async toldOnSaving(files) {
      const result = await loadWith(files);
      return result.diagnostics.length > 0 ? report(result) : '';
    },
    async toldOnPublishing(files) {
      const result = await loadWith(files);
      if (result.diagnostics.length > 0) return report(result);
      const things = remaining(result.files);
      const ofFiles = things.filter((thing) => files.some((file) => file.path === thing.path));
      return ofFiles.length > 0 ? releaseReport(ofFiles, result.files) : '';
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}

/** A test that gets a copy of the small site, the same for all tests of a file. */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({}, use) => {
      const root = await mkdtemp(path.join(tmpdir(), 'site-'));
      await cp(site, root, { recursive: true });
      await use(siteIn(root));
      await rm(root, { recursive: true });
    },
    { scope: 'file' },
  ],
});

/** The tables beside this file, by their names. */
export async function readTables(): Promise<Record<string, string>> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.md'));
  const read = async (name: string) => [name, await readFile(pathOf(name), 'utf8')];
  return Object.fromEntries(await Promise.all(names.map(read)));
}

export const pathOf = (table: string) => path.join(import.meta.dirname, table);

/** The folders of entries, and that of the pages. */
export const folderNames = [...Object.keys(collections), 'pages'];
