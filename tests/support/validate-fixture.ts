import { cpSync } from 'node:fs';
import { report } from '../../src/compiler/diagnostics/report.ts';
import { load } from '../../scripts/read/load.ts';
import { makeFolder } from './folder.ts';
import { copyTranslation, fixture } from './folders.ts';

/**
 * Runs before all tests.
 * @throws if the fixture site or its translation has errors, which would fail most tests
 */
export async function setup() {
  const { root, discard } = makeFolder();
  try {
    cpSync(fixture, root, { recursive: true });
    copyTranslation(root);
    const result = await load(root);
    if (result.diagnostics.length > 0) {
      throw new Error(`The fixture site or its translation is invalid:\n${report(result)}`);
    }
  } finally {
    discard();
  }
}
