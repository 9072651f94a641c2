import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, type Compress } from './compress.ts';
import { textEndings } from './media-types.ts';

const encodings = ['br', 'gz'] as const;

/**
 * Writes each file of text once more beside itself, compressed by Brotli (`.br`) and by gzip
 * (`.gz`), so that a host need not compress it at each visit. What does not get smaller is left out.
 * @param folder the folder of the built site
 */
export async function precompress(folder: string, compressBytes: Compress = compress) {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => textEndings.includes(path.extname(name).slice(1)));
  // All at once, since each is compressed on a thread of its own.
  await Promise.all(texts.map((name) => writeSmaller(path.join(folder, name), compressBytes)));
}

async function writeSmaller(file: string, compressBytes: Compress) {
  const bytes = await readFile(file);
  await Promise.all(
    encodings.map(async (encoding) => {
      const smaller = await compressBytes(bytes, encoding);
      if (smaller.length < bytes.length) await writeFile(`${file}.${encoding}`, smaller);
    }),
  );
}
