import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TextFile } from './decode-files.ts';

/** Returns git's id of a text file. The field `translated_from` begins with it. */
export function blobId({ text, bom = '' }: Pick<TextFile, 'text' | 'bom'>): string {
  return blobIdOfBytes(utf8ToBytes(bom + text));
}

/** Returns git's id of the bytes of a file. */
export function blobIdOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha1(concatBytes(utf8ToBytes(`blob ${bytes.length}\0`), bytes)));
}
