import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../../../src/staff/files/staff-error.ts';
import { localTransport } from '../../../../src/staff/files/local.ts';
import { say } from '../../../../src/site/fields/say.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Lets the dev server answer each call. */
const answer = (call: () => Response) => vi.stubGlobal('fetch', async () => call());

test('reads bytes, and the message of a file that cannot be read', async () => {
  const files = [
    { path: 'content/faq/a.mdx', bytes: 'w6k=' },
    { path: 'content/faq/b.mdx', message: say`This is a link.` },
  ];
  answer(() => Response.json({ result: { revision: '7', files } }));
  expect(await localTransport.read()).toEqual({
    revision: '7',
    files: [{ path: 'content/faq/a.mdx', bytes: Uint8Array.of(195, 169) }, files[1]],
  });
});

test('says that there is no connection if the server is not running or stops during an answer', async () => {
  answer(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(localTransport.revision()).rejects.toThrow(ConnectionError);
  answer(() => new Response('{"result": "7'));
  await expect(localTransport.revision()).rejects.toThrow(ConnectionError);
});

test('passes on the sentence of the server', async () => {
  answer(() => Response.json({ reason: 'This file cannot be written.' }));
  await expect(localTransport.write?.([])).rejects.toThrow('This file cannot be written.');
});
