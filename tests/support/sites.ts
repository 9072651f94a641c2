import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { createServer, mergeConfig, preview, type InlineConfig, type Plugin } from 'vite';
import { previewHost } from '../../scripts/vite/preview-host.ts';
import { createLoader } from '../../scripts/read/load.ts';
import { staffServer } from '../../scripts/vite/staff/staff-server.ts';
import viteConfig from '../../vite.config.ts';
import { fixture, project } from './folders.ts';
import { cleanEnvironment, waitForExit } from './process.ts';
import { makeFolder, type Folder } from './folder.ts';

/** Copies content into a folder inside the project, because Vite only serves files in there. */
export function copySite(from = fixture): Folder {
  const folder = makeFolder(path.join(project, '.test-site-'));
  cpSync(path.join(from, 'content'), path.join(folder.root, 'content'), { recursive: true });
  return folder;
}

/**
 * Builds a site as staff do.
 * @param mode Vite's mode, which must not change the site
 * @returns the folder of the built site and the output of the build
 * @throws an error with the build's output
 */
export async function buildSite({ root }: Folder, mode = 'production') {
  const dist = path.join(root, 'dist');
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--mode', mode, '--outDir', dist], {
    cwd: project,
    env: { ...cleanEnvironment(), CONTENT_ROOT: root },
    // Before the timeout of a test, so that the output is reported.
    timeout: 170_000,
  });
  const { code, output } = await waitForExit(build);
  if (code !== 0) throw new Error(output);
  return { dist, output };
}

/** A running server of a site. */
export interface Site {
  /** The URL without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a built site as `vite preview` does. Vite would need a second to load its configuration. */
export async function previewSite(outDir: string) {
  const server = await preview({
    root: project,
    configFile: false,
    plugins: [previewHost()],
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  // A test that pauses on a busy machine could reuse a connection just when the server closes it.
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 0;
  return { server: server.httpServer, ...toSite(server.resolvedUrls, () => server.close()) };
}

/** A built site and its URL. */
export interface BuiltSite extends Site {
  dist: string;
  /** The output of its build. */
  output: string;
}

/**
 * Builds and serves a copy of the fixture site.
 * @param change changes the copy before the build
 * @param mode Vite's mode of the build
 */
export async function serveCopy(
  change: (copy: Folder) => unknown = () => undefined,
  mode?: string,
): Promise<BuiltSite> {
  const copy = copySite();
  try {
    await change(copy);
    const built = await buildSite(copy, mode);
    const { url, close } = await previewSite(built.dist);
    return { ...built, url, close: () => close().finally(copy.discard) };
  } catch (error) {
    copy.discard();
    throw error;
  }
}

/** Serves content as `vite` does, with its own cache. */
export async function startDevServer(folder: Folder, plugins: Plugin[] = []): Promise<Site> {
  const server = await createDevServer(folder, {
    plugins,
    // Other tests write pages at the same time.
    server: { port: 0, watch: { ignored: ['**/dist/**', '**/.build-*/**'] } },
  });
  await server.listen();
  return toSite(server.resolvedUrls, () => server.close());
}

/** Creates a dev server of some content with its own cache, which does not listen yet. */
export async function createDevServer({ root }: Folder, options: InlineConfig) {
  process.env.CONTENT_ROOT = root;
  try {
    const config = await viteConfig({ command: 'serve', mode: 'development', isPreview: false });
    const shared: InlineConfig = {
      root: project,
      // Vite would need a second to load the configuration itself.
      configFile: false,
      cacheDir: path.join(root, '.vite'),
      logLevel: 'silent',
    };
    return await createServer(mergeConfig(mergeConfig(config, shared), options));
  } finally {
    delete process.env.CONTENT_ROOT;
  }
}

/** Serves the staff page as `vite` does, without the pages for visitors. */
export async function startStaffServer({ root }: Folder): Promise<Site> {
  const server = await createServer({
    root: project,
    configFile: false,
    cacheDir: path.join(root, '.vite'),
    logLevel: 'silent',
    appType: 'custom',
    plugins: [staffServer({ root, load: createLoader() }), noIcon],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
  });
  await server.listen();
  return toSite(server.resolvedUrls, () => server.close());
}

/** Answers a desktop browser, which requests an icon. Only the dev server of the site has one. */
const noIcon: Plugin = {
  name: 'no-icon',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/favicon.ico', (_, response) => void response.writeHead(204).end()),
};

function toSite(urls: { local: string[] } | null, close: () => Promise<void>): Site {
  return { url: urls?.local[0]?.replace(/\/$/, '') ?? '', close };
}
