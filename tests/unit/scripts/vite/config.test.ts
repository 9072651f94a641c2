import path from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { project } from '../../../support/folders.ts';

afterEach(() => vi.unstubAllEnvs());

/** Resolves the project's configuration with this mode, and with NODE_ENV set to the same value. */
const resolve = (command: 'build' | 'serve', mode: string) => {
  vi.stubEnv('NODE_ENV', mode);
  return resolveConfig(
    { root: project, configFile: path.join(project, 'vite.config.ts'), logLevel: 'silent', mode },
    command,
  );
};

const modes = ['development', 'production'];
test.for(modes)('is for production only in a build, even if the mode is %s', async (mode) => {
  expect((await resolve('build', mode)).isProduction).toBe(true);
  expect((await resolve('serve', mode)).isProduction).toBe(false);
});

test('rejects a folder with # in its name, because Vite cannot read it', async () => {
  vi.stubEnv('CONTENT_ROOT', '/home/shop #2');
  await expect(resolve('serve', 'development')).rejects.toThrow(
    'Vite reads nothing below a folder with # in its name: rename /home/shop #2.',
  );
});
