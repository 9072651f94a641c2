import path from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { project } from '../../support/site-copy.ts';

afterEach(() => vi.unstubAllEnvs());

const resolve = (command: 'build' | 'serve', mode: string) =>
  resolveConfig(
    { root: project, configFile: path.join(project, 'vite.config.ts'), logLevel: 'silent', mode },
    command,
  );

test.for(['development', 'production'])(
  'with NODE_ENV=%s, and in any mode, a build is for production and the dev server is not',
  async (name) => {
    vi.stubEnv('NODE_ENV', name);
    expect((await resolve('build', name)).isProduction).toBe(true);
    vi.stubEnv('NODE_ENV', name);
    expect((await resolve('serve', name)).isProduction).toBe(false);
  },
);

test('a folder with # in its name is refused in one sentence, since Vite cannot read below it', async () => {
  vi.stubEnv('CONTENT_ROOT', '/home/shop #2');
  await expect(resolve('serve', 'development')).rejects.toThrow(
    'Vite reads nothing below a folder with # in its name: rename /home/shop #2.',
  );
});
