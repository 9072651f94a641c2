import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, type Compress, type Encoding } from './compress.ts';

/** A `compress` that remembers, also for later builds. */
export interface CompressedOnce {
  compress: Compress;
  /** Forgets what was not asked for since this was opened. */
  tidy: () => Promise<void>;
}

/**
 * Keeps compressed bytes in .cache/compressed of the project, each behind a seal: the SHA-256 of its
 * name and of itself. What is not as it was put there is not taken; where nothing can be kept, all is
 * compressed anew.
 * @param root the project's folder
 */
export async function compressedOnce(root: string): Promise<CompressedOnce> {
  const folder = path.join(root, '.cache/compressed');
  const code = await readFile(path.join(import.meta.dirname, 'compress.ts'));
  const asked = new Map<string, Promise<Buffer>>();
  const digests = new WeakMap<Buffer, string>();
  const digestOnce = (bytes: Buffer) => {
    const digest = digests.get(bytes) ?? digestOf(code, bytes);
    digests.set(bytes, digest);
    return digest;
  };
  return {
    compress(bytes, encoding) {
      const name = `${digestOnce(bytes)}.${encoding}`;
      const known = asked.get(name);
      if (known) return known;
      const made = keptOrMade(path.join(folder, name), bytes, encoding);
      asked.set(name, made);
      return made;
    },
    async tidy() {
      const names = await readdir(folder).catch(() => []);
      const left = names.filter((name) => !asked.has(name));
      await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

async function keptOrMade(file: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const kept = await readKept(file).catch(() => undefined);
  if (kept) return kept;
  const made = await compress(bytes, encoding);
  await keep(file, made).catch(() => undefined);
  return made;
}

async function readKept(file: string) {
  const content = await readFile(file);
  const kept = content.subarray(sealLength);
  return content.subarray(0, sealLength).equals(sealOf(file, kept)) ? kept : undefined;
}

/** Whoever reads meanwhile finds the whole file or none. */
async function keep(file: string, bytes: Buffer) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, Buffer.concat([sealOf(file, bytes), bytes]));
  await rename(draft, file);
}

const sealLength = 32;

function sealOf(file: string, bytes: Buffer): Buffer {
  return createHash('sha256').update(path.basename(file)).update(bytes).digest();
}

/** Names the bytes and all that decides what becomes of them. */
function digestOf(code: Buffer, bytes: Buffer): string {
  const { brotli, zlib } = process.versions;
  return createHash('sha256').update(`${brotli} ${zlib}`).update(code).update(bytes).digest('hex');
}
