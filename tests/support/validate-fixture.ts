import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { load } from '../../scripts/content/load.ts';
import { fixture, nepali } from './folders.ts';

/**
 * Runs before all tests.
 * @throws if the fixture site or its translation has errors, which would fail most tests
 */
export async function setup() {
  const root = await mkdtemp(path.join(tmpdir(), 'fixture-'));
  try {
    for (const folder of [fixture, nepali]) {
      await cp(folder, root, {
        recursive: true,
        // The fixture has no announcement to translate.
        filter: (file) => !file.endsWith(path.join('ne', 'site', 'announcement.mdx')),
      });
    }
    const result = await load(root);
    if (result.diagnostics.length > 0) {
      throw new Error(`The fixture site or its translation is invalid:\n${report(result)}`);
    }
  } finally {
    await rm(root, { recursive: true });
  }
}
