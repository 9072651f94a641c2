import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base } from 'vitest';
import { report } from '../../src/compiler/diagnostics/report.ts';
import { lineOf } from './line-of.ts';
import { listFiles } from '../../scripts/read/read-content.ts';
import { createLoader } from '../../scripts/read/load.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';
import type { Model } from '../../src/compiler/model.ts';
import { copyTranslation, fixture } from './folders.ts';
import { makeFolder, type Folder } from './folder.ts';

/** A copy of the fixture site's content that a test may change. */
export interface SiteCopy extends Folder {
  /** Adds the Nepali translation of some files. */
  translate: () => void;
  load: () => Promise<CompileResult>;
  /** @throws the check's report if the content has errors */
  model: () => Promise<Model>;
  /** Returns the first line of each diagnostic. */
  diagnostics: () => Promise<string[]>;
  report: () => Promise<string>;
  /** Reverts all changes. This happens after each test, too. */
  restore: () => void;
}

/** Adds the methods of `SiteCopy` to a folder. The folder contains a copy of the fixture site. */
function siteCopy(folder: Folder): SiteCopy {
  const { root } = folder;
  const changed = new Set<string>();
  const loader = createLoader();
  const load = () => loader(root, { publicFiles: listFiles(path.join(root, 'public')) });
  return {
    ...folder,
    write(file, bytes) {
      changed.add(file);
      folder.write(file, bytes);
    },
    edit(file, change) {
      changed.add(file);
      folder.edit(file, change);
    },
    remove(name) {
      changed.add(name);
      folder.remove(name);
    },
    translate() {
      changed.add('content/ne');
      copyTranslation(root);
    },
    load,
    model: async () => modelOf(await load()),
    diagnostics: async () => (await load()).diagnostics.map(lineOf),
    report: async () => report(await load()),
    restore() {
      for (const name of changed) {
        rmSync(path.join(root, name), { recursive: true, force: true });
        const original = path.join(fixture, name);
        if (existsSync(original)) cpSync(original, path.join(root, name), { recursive: true });
      }
      changed.clear();
    },
  };
}

/** Returns the model of loaded content. @throws the check's report if the content has errors */
export function modelOf(result: CompileResult): Model {
  if (!result.model) throw new Error(report(result));
  return result.model;
}

async function useCopy({}, use: (copy: SiteCopy) => Promise<void>) {
  const folder = makeFolder();
  cpSync(fixture, folder.root, { recursive: true });
  await use(siteCopy(folder));
  folder.discard();
}

interface Copies {
  /** A copy of the fixture site that a test may change. */
  content: SiteCopy;
  /** A second copy, for tests that compare two states. */
  past: SiteCopy;
  /** The copies that the tests of a file share. */
  contentCopy: SiteCopy;
  pastCopy: SiteCopy;
}

/** A test with copies of the fixture site. Changes to the copies are reverted after the test. */
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
