import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, decompress, type Compress, type Encoding } from './compress.ts';

/** A `compress` that remembers, also for later builds. */
export interface CompressedOnce {
  compress: Compress;
  /** Forgets what was not asked for since this was opened. */
  tidy: () => Promise<void>;
}

/**
 * Keeps compressed bytes in .cache/compressed of the project. What lies there is only taken where it
 * unpacks to the bytes that were asked for; where nothing can be kept, all is compressed anew.
 * @param root the project's folder
 */
export async function compressedOnce(root: string): Promise<CompressedOnce> {
  const folder = path.join(root, '.cache/compressed');
  const code = await readFile(path.join(import.meta.dirname, 'compress.ts'));
  const asked = new Map<string, Promise<Buffer>>();
  return {
    compress(bytes, encoding) {
      const name = `${digestOf(code, bytes)}.${encoding}`;
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
  const kept = await readKept(file, bytes, encoding).catch(() => undefined);
  if (kept) return kept;
  const made = await compress(bytes, encoding);
  await keep(file, made).catch(() => undefined);
  return made;
}

async function readKept(file: string, bytes: Buffer, encoding: Encoding) {
  const kept = await readFile(file);
  return (await decompress(kept, encoding)).equals(bytes) ? kept : undefined;
}

/** Whoever reads meanwhile finds the whole file or none. */
async function keep(file: string, bytes: Buffer) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** Names the bytes and all that decides what becomes of them. */
function digestOf(code: Buffer, bytes: Buffer): string {
  const { brotli, zlib } = process.versions;
  return createHash('sha256').update(`${brotli} ${zlib}`).update(code).update(bytes).digest('hex');
}
