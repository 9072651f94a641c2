import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, preview } from 'vite';

export const root = path.join(import.meta.dirname, '../..');

export const fixture = path.join(root, 'tests/fixtures/site');

const configFile = path.join(root, 'vite.config.ts');

function contentFrom(folder: string) {
  return { CONTENT_ROOT: folder };
}

/** A copy of the fixture site's content that a test may change. */
export interface SiteFolder {
  /** The folder that contains content/ and what is built or served from it. */
  root: string;
  /** Changes a file, such as `content/faq/payment.mdx`, or writes a new one. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
}

/** The folder of another shop's content, which shares nothing with the fixture site. */
export const otherShop = path.join(root, 'tests/fixtures/other-shop');

/** Copies the content into an ignored folder of the project, from which Vite may serve files. */
export async function copySite(from = fixture): Promise<SiteFolder> {
  const folder = await mkdtemp(path.join(root, '.test-site-'));
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

interface BuildResult {
  code: number | null;
  output: string;
}

/**
 * Runs `vite build` as staff do.
 * @param site the folder that contains content/
 */
function runBuild(site: string, outDir: string, settings = {}): Promise<BuildResult> {
  // A build must not see the test runner's variables.
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: root,
    env: { ...environment, ...contentFrom(site), ...settings, NO_COLOR: '1' },
    timeout: 170_000,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Builds a site. @returns the folder of the built site @throws with the build's output */
export async function buildSite(
  { root: site }: Pick<SiteFolder, 'root'>,
  settings = {},
): Promise<string> {
  const outDir = path.join(site, 'dist');
  const { code, output } = await runBuild(site, outDir, settings);
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
    root,
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  return { server: server.httpServer, ...served(server.resolvedUrls, () => server.close()) };
}

/** Serves content as `vite` does, with its own cache. */
export async function startDevServer({ root: site }: SiteFolder): Promise<Served> {
  Object.assign(process.env, contentFrom(site));
  try {
    const server = await createServer({
      root,
      configFile,
      cacheDir: path.join(site, '.vite'),
      logLevel: 'silent',
      // Other tests write pages at the same time.
      server: { port: 0, watch: { ignored: ['**/dist/**', '**/.build-*/**'] } },
    });
    await server.listen();
    return served(server.resolvedUrls, () => server.close());
  } finally {
    for (const name of Object.keys(contentFrom(site))) delete process.env[name];
  }
}

function served(urls: { local: string[] } | null, close: () => Promise<void>): Served {
  return { url: urls?.local[0]?.replace(/\/$/, '') ?? '', close };
}
