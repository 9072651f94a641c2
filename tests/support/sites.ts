import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, preview, type Plugin } from 'vite';
import { fixture, project } from './folders.ts';
import { cleanEnvironment, waitForExit } from './process.ts';

const configFile = path.join(project, 'vite.config.ts');

/** A copy of the fixture site's content that a test may change. */
export interface SiteFolder {
  /** The folder that contains content/ and what is built or served from it. */
  root: string;
  /** Changes a file, such as `content/faq/payment.mdx`, or writes a new one. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the content into an ignored folder of the project, because Vite serves only files of the project. */
export async function copySite(from = fixture): Promise<SiteFolder> {
  const folder = await mkdtemp(path.join(project, '.test-site-'));
  await cp(path.join(from, 'content'), path.join(folder, 'content'), { recursive: true });
  return {
    root: folder,
    edit: async (name, change) => {
      const file = path.join(folder, name);
      await writeFile(file, change(await readFile(file, 'utf8').catch(() => '')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Builds a site as staff do.
 * @returns the folder of the built site
 * @throws with the build's output
 */
export async function buildSite(
  { root }: Pick<SiteFolder, 'root'>,
  settings = {},
): Promise<string> {
  const outDir = path.join(root, 'dist');
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: project,
    env: { ...cleanEnvironment(), CONTENT_ROOT: root, ...settings },
    timeout: 170_000,
  });
  const { code, output } = await waitForExit(build);
  if (code !== 0) throw new Error(output);
  return outDir;
}

export interface Served {
  /** Without a trailing slash. */
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
  return { server: server.httpServer, ...toServed(server.resolvedUrls, () => server.close()) };
}

/** A built site and its URL. */
export interface BuiltSite extends Served {
  dist: string;
}

/**
 * Builds and serves a copy of a site.
 * @param change changes the copy before the build
 */
export async function serveCopy(
  change: (copy: SiteFolder) => Promise<void> = () => Promise.resolve(),
  from = fixture,
): Promise<BuiltSite> {
  const copy = await copySite(from);
  try {
    await change(copy);
    const dist = await buildSite(copy);
    const { url, close } = await previewSite(dist);
    return { dist, url, close: () => close().finally(copy.remove) };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

/** Serves content as `vite` does, with its own cache. */
export async function startDevServer(
  { root }: SiteFolder,
  plugins: Plugin[] = [],
): Promise<Served> {
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
    return toServed(server.resolvedUrls, () => server.close());
  } finally {
    delete process.env.CONTENT_ROOT;
  }
}

function toServed(urls: { local: string[] } | null, close: () => Promise<void>): Served {
  return { url: urls?.local[0]?.replace(/\/$/, '') ?? '', close };
}
