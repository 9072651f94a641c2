import { expect, test } from 'vitest';
import { requestAll } from '../../../../scripts/check/find-gone.ts';
import { UserError } from '../../../../scripts/user-error.ts';

const unknownHost = () =>
  Promise.reject(
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }),
  );

/** How each host responds. */
const responses: Record<string, () => Promise<Response>> = {
  'open.test': () => Promise.resolve(new Response('Hello.')),
  'gone.test': () => Promise.resolve(new Response(null, { status: 404 })),
  'removed.test': () => Promise.resolve(new Response(null, { status: 410 })),
  'shy.test': () => Promise.resolve(new Response(null, { status: 403 })),
  'busy.test': () => Promise.resolve(new Response(null, { status: 503 })),
  'silent.test': () => Promise.reject(new DOMException('late', 'TimeoutError')),
  'loop.test': () => Promise.reject(new TypeError('fetch failed', { cause: new Error('loop') })),
  'unknown.test': unknownHost,
};

const find = (...hosts: string[]) =>
  requestAll(
    hosts.map((host) => `https://${host}/`),
    (url) => responses[new URL(String(url)).host]?.() ?? unknownHost(),
  );

test('finds pages that are gone, but not those that answer only browsers', async () => {
  expect([...(await find(...Object.keys(responses)))]).toEqual(
    expect.arrayContaining([
      ['https://gone.test/', 'its server says 404'],
      ['https://removed.test/', 'its server says 410'],
      ['https://unknown.test/', 'this host does not exist'],
    ]),
  );
  expect((await find(...Object.keys(responses))).size).toBe(3);
});

test('fails if no host is known, because this computer is offline', async () => {
  await expect(find('unknown.test')).rejects.toThrow(UserError);
  expect(await find()).toEqual(new Map());
});
