import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { previewSite, root, type Served } from './sites.ts';

/**
 * How a host may be: well, mute so that all requests for pages hang, down, or confused so that it
 * answers with the start page what scripts ask for.
 */
type Condition = 'well' | 'mute' | 'down' | 'confused';

/** A web host on which releases of the site can be put one after another. */
export interface Host extends Served {
  /**
   * Serves what the folder holds now, and nothing of what it served before.
   * @param worker the code of another service worker than that of the folder
   */
  publish: (dist: string, worker?: string) => Promise<void>;
  become: (condition: Condition) => void;
}

/** @param dist the folder of the first release */
export async function startHost(dist: string): Promise<Host> {
  const folder = await mkdtemp(path.join(root, '.test-site-'));
  const [release, next] = [path.join(folder, 'dist'), path.join(folder, 'next', 'dist')];
  const publish = async (built: string, worker?: string) => {
    await cp(built, next, { recursive: true });
    if (worker !== undefined) await writeFile(path.join(next, 'sw.js'), worker);
    await rm(release, { recursive: true, force: true });
    await rename(next, release);
  };
  await publish(dist);
  const site = await previewSite(release);
  let condition: Condition = 'well';

  const server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    if (isPage && condition === 'mute') return;
    if (isPage && condition === 'down') response.writeHead(503).end();
    else {
      const isScripts = request.headers['sec-fetch-dest'] === 'empty';
      if (isScripts && condition === 'confused') request.url = '/';
      site.server.emit('request', request, response);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish,
    become: (other) => {
      condition = other;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
