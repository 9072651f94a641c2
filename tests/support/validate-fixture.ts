import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { load } from '../../scripts/content/load.ts';
import { copyTranslation, fixture } from './folders.ts';

/**
 * Runs before all tests.
 * @throws if the fixture site or its translation has errors, which would fail most tests
 */
export async function setup() {
  const root = mkdtempSync(path.join(tmpdir(), 'fixture-'));
  try {
    cpSync(fixture, root, { recursive: true });
    copyTranslation(root);
    const result = await load(root);
    if (result.diagnostics.length > 0) {
      throw new Error(`The fixture site or its translation is invalid:\n${report(result)}`);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
}
