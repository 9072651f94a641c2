import { preview } from 'vite';
import { expect, test } from 'vitest';
import { previewHost } from '../../scripts/vite/preview-host.ts';
import { makeFolder } from '../support/folder.ts';

test('responds with an error while a build replaces the 404 page', async () => {
  const folder = makeFolder();
  folder.write('_headers', '/*\n  Referrer-Policy: no-referrer\n');
  const server = await preview({
    root: folder.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [previewHost()],
    build: { outDir: '.' },
    preview: { port: 0 },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    expect((await fetch(`${url}about`)).status).toBe(500);
    folder.write('404.html', 'Not found');
    const response = await fetch(`${url}about`);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  } finally {
    await server.close();
    folder.discard();
  }
});
