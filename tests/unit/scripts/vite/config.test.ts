import path from 'node:path';
import { mergeConfig, resolveConfig, type InlineConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { project } from '../../../support/folders.ts';
import viteConfig from '../../../../vite.config.ts';

afterEach(() => vi.unstubAllEnvs());

/** Resolves the project's configuration with this mode, and with NODE_ENV set to the same value. */
const resolve = async (command: 'build' | 'serve', mode: string, options: InlineConfig = {}) => {
  vi.stubEnv('NODE_ENV', mode);
  const config = await viteConfig({ command, mode, isPreview: false });
  const shared: InlineConfig = { root: project, configFile: false, logLevel: 'silent', mode };
  return resolveConfig(mergeConfig(mergeConfig(config, shared), options), command);
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

test.for([
  [{ base: '/shop/' }, 'The site is built for the root of a host. Remove "base".'],
  [{ build: { watch: {} } }, 'A build does not watch files. Use npm start instead.'],
] as const)('rejects a build with %j', async ([options, sentence]) => {
  await expect(resolve('build', 'production', options)).rejects.toThrow(sentence);
});

test('builds a worker that unregisters itself if OFFLINE is off', async () => {
  const entryOf = async () => {
    const { environments, define } = await resolve('build', 'production');
    const input = environments.worker?.build.rolldownOptions.input;
    return [path.basename(String(input)), define?.['import.meta.env.OFFLINE']];
  };
  expect(await entryOf()).toEqual(['worker.ts', 'true']);
  vi.stubEnv('OFFLINE', 'off');
  expect(await entryOf()).toEqual(['unregister.ts', 'false']);
});
