import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';
import { browserArguments } from '../../../scripts/browser/launch.ts';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { servePreview } from '../../../scripts/preview-server.ts';

const root = path.join(import.meta.dirname, '../../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site under test, without a slash at its end. */
    site: string;
    /** Where the one browser of the run listens. */
    browser: string;
  }
}

/** Starts one browser and one site for all tests: the built one, or the dev server with SITE=dev. */
export default async function setup({ provide }: TestProject) {
  const browser = await chromium.launchServer({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  const site = await (process.env.SITE === 'dev' ? startDevServer() : startPreview());
  provide('browser', browser.wsEndpoint());
  provide('site', site.address);
  return async () => {
    await browser.close();
    await site.stop();
  };
}

async function startPreview() {
  const server = await servePreview(path.join(root, 'dist'), 0);
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, stop: () => void server.close() };
}

async function startDevServer() {
  const server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0 },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { address, stop: () => server.close() };
}
