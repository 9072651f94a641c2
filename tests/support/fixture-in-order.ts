import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { load } from '../../scripts/content/load.ts';

const fixtures = path.join(import.meta.dirname, '../fixtures');

/**
 * Runs before all tests.
 * @throws if the fixture site or its translation has errors, which would fail most tests
 */
export async function setup() {
  const root = await mkdtemp(path.join(tmpdir(), 'fixture-'));
  try {
    for (const name of ['site', 'nepali']) {
      await cp(path.join(fixtures, name), root, {
        recursive: true,
        // The fixture has no announcement to translate.
        filter: (file) => !file.endsWith(path.join('ne', 'site', 'announcement.mdx')),
      });
    }
    const result = await load(root);
    if (result.diagnostics.length > 0) {
      const where = 'tests/fixtures/site and, in content/ne, tests/fixtures/nepali';
      throw new Error(`The small site of the tests is not in order (${where}):\n${report(result)}`);
    }
  } finally {
    await rm(root, { recursive: true });
  }
}
