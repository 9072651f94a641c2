import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'vitest';
import { load, type LoadResult } from '../../../../scripts/content/load.ts';
import { createRememberingExamine } from '../../../../scripts/content/remembering-examine.ts';
import { diagnosticLine, report } from '../../../../scripts/content/diagnostics/report.ts';

/** The folder of the project. */
export const project = path.join(import.meta.dirname, '../../../..');

/** A copy of the real content that tests may spoil. All names are paths like `content/faq/x.mdx`. */
export interface ContentCopy {
  /** The folder that holds the copied content/. */
  root: string;
  write: (file: string, bytes: string | Uint8Array) => Promise<void>;
  /** Changes the text of a file that is there. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Removes a file, or a folder with all that is in it. */
  remove: (name: string) => Promise<void>;
  load: () => Promise<LoadResult>;
  /** The first line of each diagnostic. */
  diagnostics: () => Promise<string[]>;
  /** All that somebody sees who checks the content. */
  report: () => Promise<string>;
  /** Makes it the same as the real content again. */
  restore: () => Promise<void>;
}

async function copyContent(): Promise<ContentCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  const real = (name: string) => path.join(project, name);
  const copied = (name: string) => path.join(root, name);
  const changed = new Set<string>();
  const examine = createRememberingExamine();
  await cp(real('content'), copied('content'), { recursive: true });

  const write = async (file: string, bytes: string | Uint8Array) => {
    changed.add(file);
    await mkdir(path.dirname(copied(file)), { recursive: true });
    await writeFile(copied(file), bytes);
  };
  return {
    root,
    write,
    edit: async (file, change) => write(file, change(await readFile(copied(file), 'utf8'))),
    async remove(name) {
      changed.add(name);
      await rm(copied(name), { recursive: true });
    },
    load: () => load(root, examine),
    diagnostics: async () => (await load(root, examine)).diagnostics.map(diagnosticLine),
    report: async () => report(await load(root, examine)),
    async restore() {
      for (const name of changed) {
        await rm(copied(name), { recursive: true, force: true });
        await cp(real(name), copied(name), { recursive: true }).catch(ignoreMissing);
      }
      changed.clear();
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}

/** A test that gets the real content as a copy of its own; what it changes is put back after it. */
export const test = base.extend<{ copy: ContentCopy; content: ContentCopy }>({
  copy: [
    async ({}, use) => {
      const copy = await copyContent();
      await use(copy);
      await rm(copy.root, { recursive: true });
    },
    { scope: 'file' },
  ],
  content: async ({ copy }, use) => {
    await use(copy);
    await copy.restore();
  },
});
