import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, type Compress } from '../hosting/compress.ts';

/** What is compressed already, so that no host does it again. */
const compressed = new Set(['.woff2', '.png', '.jpg', '.jpeg', '.webp', '.avif']);

/** Whether hosts send a file of this name compressed. */
export function travelsCompressed(file: string): boolean {
  return !compressed.has(path.extname(file));
}

/** A file's bytes as a host sends them: brotli where that helps. */
export async function onTheWire(file: string, compressBytes: Compress = compress): Promise<Buffer> {
  const content = await readFile(file);
  return travelsCompressed(file) ? compressBytes(content, 'br') : content;
}
