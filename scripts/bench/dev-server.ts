import path from 'node:path';
import { createServer } from 'vite';

/**
 * Starts the dev server as `npm start` does, on any free port.
 * @param root the folder of a copy of the project, which keeps its own cache
 */
export async function startDevServer(root: string) {
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir: path.join(root, '.cache'),
    logLevel: 'silent',
    // The packages of a copy lie outside of it.
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { address, stop: () => server.close() };
}
