import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'vitest';
import { servePreview } from '../../../scripts/preview-server.ts';

/** Puts a site of one page where the last one stood, as a build does. */
type Build = (words: string, more?: string) => Promise<void>;

const test = base.extend<{ workshop: { folder: string; build: Build } }>({
  workshop: async ({}, use) => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'preview-'));
    const folder = path.join(root, 'dist');
    let builds = 0;
    const build: Build = async (words, more) => {
      const next = path.join(root, `build-${(builds += 1)}`);
      await mkdir(next);
      await writeFile(path.join(next, '_headers'), `/*\n  X-Words: ${words}\n`);
      await writeFile(path.join(next, '404.html'), 'missing');
      await writeFile(path.join(next, 'index.html'), words);
      if (more) await writeFile(path.join(next, `${more}.html`), words);
      await rm(folder, { recursive: true, force: true });
      await rename(next, folder);
    };
    await use({ folder, build });
    await rm(root, { recursive: true });
  },
});

test('A preview that stays open serves the next build, with its headers and its pages', async ({
  workshop: { folder, build },
}) => {
  await build('first');
  const server = await servePreview(folder, 0);
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (address: string) => {
    const response = await fetch(site + address);
    const { status, headers } = response;
    return { status, text: await response.text(), header: headers.get('X-Words') };
  };
  try {
    expect(await get('/')).toEqual({ status: 200, text: 'first', header: 'first' });
    expect((await get('/about')).status).toBe(404);
    await build('second', 'about');
    expect(await get('/')).toEqual({ status: 200, text: 'second', header: 'second' });
    expect(await get('/about')).toEqual({ status: 200, text: 'second', header: 'second' });
    await rm(folder, { recursive: true });
    await build('third');
    expect((await get('/about')).status).toBe(404);
  } finally {
    server.close();
  }
});
