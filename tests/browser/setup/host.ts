import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { servePreview } from '../../../scripts/preview-server.ts';

/** How a host may be: well, mute so that all requests for pages hang, or down. */
type Condition = 'well' | 'mute' | 'down';

/** A web host on which releases of the site can be put one after another. */
export interface Host {
  /** Its address, without a slash at its end. */
  address: string;
  /** Serves what the folder holds now, and nothing of what it served before. */
  publish: (folder: string) => Promise<void>;
  become: (condition: Condition) => void;
  /** The addresses that browsers have asked for before anybody went there. */
  fetchedAhead: readonly string[];
  close: () => Promise<void>;
}

export async function startHost(): Promise<Host> {
  const releases = await mkdtemp(path.join(os.tmpdir(), 'site-host-'));
  const served: Server[] = [];
  const fetchedAhead: string[] = [];
  let condition: Condition = 'well';

  const server = createServer((request, response) => {
    if (request.headers['sec-purpose']) fetchedAhead.push(request.url ?? '');
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    if (isPage && condition === 'mute') return;
    if (isPage && condition === 'down') response.writeHead(503).end();
    else served.at(-1)?.emit('request', request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });

  return {
    fetchedAhead,
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: async (folder) => {
      const release = path.join(releases, String(served.length));
      await cp(folder, release, { recursive: true });
      served.push(await servePreview(release, 0));
    },
    become: (next) => {
      condition = next;
    },
    close: async () => {
      for (const each of [server, ...served]) {
        each.closeAllConnections();
        each.close();
      }
      await rm(releases, { recursive: true });
    },
  };
}
