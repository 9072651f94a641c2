import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textEndings } from './media-types.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes each file of text once more beside itself, compressed by Brotli (`.br`) and by gzip
 * (`.gz`), so that a host need not compress it at each visit. What does not get smaller is left out.
 * @param folder the folder of the built site
 */
export async function precompress(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => textEndings.includes(path.extname(name).slice(1)));
  for (const file of texts.map((name) => path.join(folder, name))) {
    const bytes = await readFile(file);
    for (const [ending, compress] of Object.entries(compressors)) {
      const smaller = await compress(bytes);
      if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller);
    }
  }
}
