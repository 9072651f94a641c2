import path from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { project } from '../../support/folders.ts';

afterEach(() => vi.unstubAllEnvs());

const resolve = (command: 'build' | 'serve', mode: string) =>
  resolveConfig(
    { root: project, configFile: path.join(project, 'vite.config.ts'), logLevel: 'silent', mode },
    command,
  );

test.for(['development', 'production'])('ignores NODE_ENV=%s', async (name) => {
  vi.stubEnv('NODE_ENV', name);
  expect((await resolve('build', name)).isProduction).toBe(true);
  vi.stubEnv('NODE_ENV', name);
  expect((await resolve('serve', name)).isProduction).toBe(false);
});

test('rejects a folder with # in its name, because Vite cannot read it', async () => {
  vi.stubEnv('CONTENT_ROOT', '/home/shop #2');
  await expect(resolve('serve', 'development')).rejects.toThrow(
    'Vite reads nothing below a folder with # in its name: rename /home/shop #2.',
  );
});
