import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import type { Bytes } from './transport.ts';

/** Returns the bytes of a file; undefined if it does not exist or cannot be read. */
export function bytesOf(files: readonly InputFile[], path: string): Bytes | undefined {
  const file = files.find((candidate) => candidate.path === path);
  return file && 'bytes' in file ? (file.bytes as Bytes) : undefined;
}
