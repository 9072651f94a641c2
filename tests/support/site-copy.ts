import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'vitest';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { lineOf } from './line-of.ts';
import { createLoader, type LoadResult } from '../../scripts/content/load.ts';
import type { Model } from '../../scripts/content/model.ts';
import { copyTranslation, fixture } from './folders.ts';

/**
 * A copy of the fixture site's content that a test may change. Files are paths like
 * `content/faq/x.mdx`.
 */
export interface SiteCopy {
  /** The folder that contains content/. */
  root: string;
  read: (file: string) => string;
  write: (file: string, bytes: string | Uint8Array) => void;
  /** Changes the text of a file, or writes a new one. */
  edit: (file: string, change: (text: string) => string) => void;
  remove: (name: string) => void;
  /** Adds a translation of a part of the site. */
  translate: () => void;
  load: () => Promise<LoadResult>;
  /** @throws the check's report if the content has errors */
  model: () => Promise<Model>;
  /** Returns the first line of each diagnostic. */
  diagnostics: () => Promise<string[]>;
  report: () => Promise<string>;
  /** Reverts all changes. This happens after each test, too. */
  restore: () => void;
}

function siteCopy(root: string): SiteCopy {
  const at = (name: string) => path.join(root, name);
  const changed = new Set<string>();
  const load = createLoader();
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, bytes: string | Uint8Array) => {
    changed.add(file);
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), bytes);
  };
  return {
    root,
    read,
    write,
    edit: (file, change) => write(file, change(existsSync(at(file)) ? read(file) : '')),
    remove(name) {
      changed.add(name);
      rmSync(at(name), { recursive: true });
    },
    translate() {
      changed.add('content/ne');
      copyTranslation(root);
    },
    load: () => load(root),
    model: async () => modelOf(await load(root)),
    diagnostics: async () => (await load(root)).diagnostics.map(lineOf),
    report: async () => report(await load(root)),
    restore() {
      for (const name of changed) {
        rmSync(at(name), { recursive: true, force: true });
        const original = path.join(fixture, name);
        if (existsSync(original)) cpSync(original, at(name), { recursive: true });
      }
      changed.clear();
    },
  };
}

/** Returns the model of loaded content. @throws the check's report if the content has errors */
export function modelOf(result: LoadResult): Model {
  if (!result.model) throw new Error(report(result));
  return result.model;
}

type Use = (copy: SiteCopy) => Promise<void>;

async function useCopy({}, use: Use) {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));
  cpSync(fixture, root, { recursive: true });
  await use(siteCopy(root));
  rmSync(root, { recursive: true });
}

interface Copies {
  /** A copy of the fixture site that a test may change. */
  content: SiteCopy;
  /** A second copy, for tests that compare two states. */
  past: SiteCopy;
  contentCopy: SiteCopy;
  pastCopy: SiteCopy;
}

/** A test with copies of the fixture site. Its changes are reverted after it. */
export const test = base.extend<Copies>({
  contentCopy: [useCopy, { scope: 'file' }],
  pastCopy: [useCopy, { scope: 'file' }],
  content: async ({ contentCopy }, use) => {
    await use(contentCopy);
    contentCopy.restore();
  },
  past: async ({ pastCopy }, use) => {
    await use(pastCopy);
    pastCopy.restore();
  },
});
