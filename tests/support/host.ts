import { once } from 'node:events';
import { cp, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeFolder } from './folder.ts';
import { project } from './folders.ts';
import { previewSite, type Site } from './sites.ts';

/** The condition of a host, which decides its responses to requests. */
type Condition =
  | 'normal'
  /** Responds with a page when the condition changes. */
  | 'slow'
  /** Responds with status 503 instead of a page. */
  | 'down'
  /** Responds with a notice and status 200 instead of a page. */
  | 'maintenance'
  /** Responds with the start page to the service worker. */
  | 'confused';

/** The notice of a host under maintenance. */
export const maintenance = 'Down for maintenance';

/** A web host for the releases that tests publish. */
export interface Host extends Site {
  /**
   * Replaces the release.
   * @param worker code that replaces the release's service worker
   */
  publish: (dist: string, worker?: string) => Promise<void>;
  setCondition: (condition: Condition) => void;
}

export async function startHost(dist: string): Promise<Host> {
  const { root, discard } = makeFolder(path.join(project, '.test-site-'));
  const release = path.join(root, 'dist');
  let releases = 0;
  const publish = async (newDist: string, worker?: string) => {
    const next = path.join(root, `next-${releases}`);
    await cp(newDist, next, { recursive: true });
    if (worker !== undefined) await writeFile(path.join(next, 'sw.js'), worker);
    // Open pages may request files at any time, so the old release is not deleted file by file.
    if (releases > 0) await rename(release, path.join(root, `old-${releases}`));
    await rename(next, release);
    releases += 1;
  };
  await publish(dist);
  const site = await previewSite(release);
  let condition: Condition = 'normal';
  const delayedResponses: (() => void)[] = [];

  const server = createServer((request, response) => {
    const isForPage = request.headers['sec-fetch-mode'] === 'navigate';
    // The service worker uses `fetch`. Then the browser sends "empty".
    const isFromWorker = request.headers['sec-fetch-dest'] === 'empty';
    if (isForPage && condition === 'slow') {
      delayedResponses.push(() => site.server.emit('request', request, response));
    } else if (isForPage && condition === 'down') {
      response.writeHead(503).end();
    } else if (isForPage && condition === 'maintenance') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<h1>${maintenance}</h1>`);
    } else {
      if (isFromWorker && condition === 'confused') request.url = '/';
      site.server.emit('request', request, response);
    }
  });
  server.listen(0);
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish,
    setCondition: (value) => {
      condition = value;
      for (const respond of delayedResponses.splice(0)) respond();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
      discard();
    },
  };
}
