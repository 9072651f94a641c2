import type { InputFile } from '../../compiler/read/files/decode-files.ts';

/** Returns true if two files have the same bytes, or if both do not exist. */
export function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (a === b || !a || !b) return a === b;
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** Returns true if two lists have the same files in the same order. */
export function hasSameFiles(a: readonly InputFile[], b: readonly InputFile[]): boolean {
  return (
    a.length === b.length &&
    a.every((file, index) => {
      const other = b[index];
      if (file === other || !other || file.path !== other.path) return file === other;
      return 'bytes' in file && 'bytes' in other && isSame(file.bytes, other.bytes);
    })
  );
}
