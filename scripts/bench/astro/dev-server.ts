import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../../loopback/free-port.ts';
import { untilListening } from '../../loopback/until-listening.ts';
import type { Builder } from './builder.ts';

/** How long a server may take to start, in ms. */
const patience = 30_000;

/** A dev server that runs in a process of its own. */
export interface DevServer {
  address: string;
  stop: () => Promise<void>;
}

export async function startDevServer({ root, node, serve }: Builder): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(node, serve(port), {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // A bench that is interrupted leaves nothing running.
  const kill = () => void child.kill();
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    process.off('exit', kill);
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}

/**
 * Opens a page of a dev server that may still be starting.
 * @param words are on the page when this is done
 * @throws where nothing listens, or they are not there, after half a minute
 */
export async function openPage(browser: Browser, address: string, words: string): Promise<Page> {
  const page = await browser.newPage();
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // A browser that tried again and again would take the machine from the server; a port may be
    // tried out for a moment, too, before the server listens for good.
    await untilListening(address, patience);
    const answered = await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
    if (answered?.ok()) break;
  }
  await whenShown(page, words);
  return page;
}

/** Waits until a page shows words, whether it is loaded anew for them or not. @returns the time */
export async function whenShown(page: Page, words: string): Promise<number> {
  const shown = await page.waitForFunction(
    (awaited) => document.body?.textContent.includes(awaited) && Date.now(),
    words,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}
