import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Folder } from '../support/folder.ts';
import { copySite, startDevServer, type Site } from '../support/sites.ts';

let copy: Folder;
let site: Site;

beforeAll(async () => {
  copy = copySite();
  site = await startDevServer(copy);
}, 180_000);

afterAll(async () => {
  await site?.close();
  copy?.discard();
});

/** Calls the server as a page does. @param from the value of Sec-Fetch-Site */
async function call(name: string, argument?: unknown, from: string | undefined = 'same-origin') {
  const response = await fetch(`${site.url}/staff/api/${name}`, {
    method: 'POST',
    headers: from === undefined ? {} : { 'Sec-Fetch-Site': from },
    body: JSON.stringify({ argument }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('serves the icon that the staff page links', async () => {
  const html = await (await fetch(`${site.url}/staff`)).text();
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? [];
  const response = await fetch(site.url + icon);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/x-icon');
});

const file = 'content/faq/payment.mdx';
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('reads and writes the files of content/ for its own page', async () => {
  const { body } = await call('read');
  const { files, revision } = body.result as {
    files: { path: string; bytes: string }[];
    revision: string;
  };
  const before = files.find(({ path }) => path === file)?.bytes ?? '';
  const text = Buffer.from(before, 'base64').toString();
  expect(text).toBe(copy.read(file));
  const change = { path: file, before, after: base64(text.replace('?', '??')) };
  const written = await call('write', [change]);
  expect(written.body.result).toMatch(/^[\da-f]{40}$/);
  expect(written.body.result).not.toBe(revision);
  expect((await call('revision')).body).toEqual({ result: written.body.result });
  expect(copy.read(file)).toContain('??');
  // The file no longer has the bytes before.
  expect((await call('write', [change])).body).toEqual({});
});

test.for(['cross-site', 'same-site', 'none'])(
  'answers no page of another origin: %s',
  async (from) => {
    const change = { path: 'content/faq/evil.mdx', after: base64('evil') };
    expect((await call('write', [change], from)).status).toBe(403);
    expect((await call('read', undefined, from)).status).toBe(403);
    expect(copy.exists('content/faq/evil.mdx')).toBe(false);
  },
);

test.for(['constructor', 'none', ''])('has no call "%s"', async (name) => {
  expect(await call(name)).toMatchObject({ status: 404, body: { reason: expect.any(String) } });
});

test('says in a sentence why a file cannot be written', async () => {
  const change = { path: 'package.json', after: base64('{}') };
  expect((await call('write', [change])).body).toEqual({
    reason: '"package.json" is not a file of content/ that can be changed here.',
  });
});

test('survives requests that no page sends', async () => {
  for (const argument of [undefined, null, 7, {}, [7], [{ path: 7 }]]) {
    const { body } = await call('write', argument);
    expect(Object.keys(body)).not.toContain('stack');
  }
  expect((await call('revision')).status).toBe(200);
});
