import { decodeLatin1 } from './encoding.ts';

const firstLine = 'version https://git-lfs.github.com/spec/v1\n';

/** Returns true for the text that Git LFS stores in place of a large file (specification of Git LFS 1). */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return decodeLatin1(bytes.subarray(0, firstLine.length)) === firstLine;
}
