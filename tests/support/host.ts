import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { project } from './folders.ts';
import { previewSite, type Served } from './sites.ts';

/**
 * The host's condition: "mute" never sends a page, "maintenance" sends a notice with status 200,
 * "confused" responds to requests of scripts with the start page.
 */
type Condition = 'well' | 'mute' | 'down' | 'maintenance' | 'confused';

/** The notice of a host under maintenance. */
export const maintenance = 'Down for maintenance';

/** A web host on which tests publish releases of the site. */
export interface Host extends Served {
  /**
   * Replaces the release.
   * @param worker the code of another service worker
   */
  publish: (dist: string, worker?: string) => Promise<void>;
  setCondition: (condition: Condition) => void;
}

export async function startHost(dist: string): Promise<Host> {
  const folder = await mkdtemp(path.join(project, '.test-site-'));
  const [release, next] = [path.join(folder, 'dist'), path.join(folder, 'next', 'dist')];
  const publish = async (newDist: string, worker?: string) => {
    await cp(newDist, next, { recursive: true });
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
    else if (isPage && condition === 'maintenance')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<h1>${maintenance}</h1>`);
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
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish,
    setCondition: (value) => {
      condition = value;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
