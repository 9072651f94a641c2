import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shelf } from '../shelf/shelf.ts';
import { compress, type Compress } from './compress.ts';

/**
 * A `compress` that does the same only once, also in later builds.
 * @param shelf keeps what is compressed
 */
export async function compressedOnce(shelf: Shelf): Promise<Compress> {
  const code = await readFile(path.join(import.meta.dirname, 'compress.ts'));
  const digests = new WeakMap<Buffer, string>();
  const digestOnce = (bytes: Buffer) => {
    const digest = digests.get(bytes) ?? digestOf(code, bytes);
    digests.set(bytes, digest);
    return digest;
  };
  return (bytes, encoding) =>
    shelf.keptOrMade(`${digestOnce(bytes)}.${encoding}`, () => compress(bytes, encoding));
}

/** Names the bytes and all that decides what becomes of them. */
function digestOf(code: Buffer, bytes: Buffer): string {
  const { brotli, zlib } = process.versions;
  return createHash('sha256').update(`${brotli} ${zlib}`).update(code).update(bytes).digest('hex');
}
