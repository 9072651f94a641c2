import { brotliCompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { buildStaff } from '../../scripts/vite/staff/build-staff.ts';
import { project } from '../support/folders.ts';

/** The maximum size of the scripts of the staff page. Phones load them once after each release. */
const limit = 375_000;

test('keeps the compressed scripts of the staff page below 375 kB', async () => {
  // Vitest sets "test", which adds 6 kB of checks that no build contains.
  vi.stubEnv('NODE_ENV', 'production');
  const files = await buildStaff(project, { repository: 'shop/site', react: 'production' });
  vi.unstubAllEnvs();
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const sizes = scripts.map(([, code]) => brotliCompressSync(code).length);
  expect(sizes).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
});
