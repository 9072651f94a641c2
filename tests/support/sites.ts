import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { createServer, preview, type Plugin } from 'vite';
import { staffServer } from '../../scripts/vite/staff/staff-server.ts';
import { fixture, project } from './folders.ts';
import { cleanEnvironment, waitForExit } from './process.ts';
import { makeFolder, type Folder } from './folder.ts';

const configFile = path.join(project, 'vite.config.ts');

/** Copies content into a folder inside the project, because Vite only serves files in there. */
export function copySite(from = fixture): Folder {
  const folder = makeFolder(path.join(project, '.test-site-'));
  cpSync(path.join(from, 'content'), path.join(folder.root, 'content'), { recursive: true });
  return folder;
}

/**
 * Builds a site as staff do.
 * @returns the folder of the built site
 * @throws an error with the build's output
 */
export async function buildSite({ root }: Folder): Promise<string> {
  const outDir = path.join(root, 'dist');
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: project,
    env: { ...cleanEnvironment(), CONTENT_ROOT: root },
    // Before the timeout of a test, so that the output is reported.
    timeout: 170_000,
  });
  const { code, output } = await waitForExit(build);
  if (code !== 0) throw new Error(output);
  return outDir;
}

/** A running server of a site. */
export interface Site {
  /** The URL without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a built site as `vite preview` does. */
export async function previewSite(outDir: string) {
  const server = await preview({
    root: project,
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  return { server: server.httpServer, ...toSite(server.resolvedUrls, () => server.close()) };
}

/** A built site and its URL. */
export interface BuiltSite extends Site {
  dist: string;
}

/**
 * Builds and serves a copy of a site.
 * @param change changes the copy before the build
 */
export async function serveCopy(
  change: (copy: Folder) => unknown = () => undefined,
  from = fixture,
): Promise<BuiltSite> {
  const copy = copySite(from);
  try {
    await change(copy);
    const dist = await buildSite(copy);
    const { url, close } = await previewSite(dist);
    return { dist, url, close: () => close().finally(copy.discard) };
  } catch (error) {
    copy.discard();
    throw error;
  }
}

/** Serves content as `vite` does, with its own cache. */
export async function startDevServer({ root }: Folder, plugins: Plugin[] = []): Promise<Site> {
  process.env.CONTENT_ROOT = root;
  try {
    const server = await createServer({
      root: project,
      configFile,
      cacheDir: path.join(root, '.vite'),
      logLevel: 'silent',
      plugins,
      // Other tests write pages at the same time.
      server: { port: 0, watch: { ignored: ['**/dist/**', '**/.build-*/**'] } },
    });
    await server.listen();
    return toSite(server.resolvedUrls, () => server.close());
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
    plugins: [staffServer({ root })],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
  });
  await server.listen();
  return toSite(server.resolvedUrls, () => server.close());
}

function toSite(urls: { local: string[] } | null, close: () => Promise<void>): Site {
  return { url: urls?.local[0]?.replace(/\/$/, '') ?? '', close };
}
