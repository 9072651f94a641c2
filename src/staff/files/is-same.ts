/** Returns true if two files have the same bytes, or if both do not exist. */
export function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (!a || !b) return a === b;
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
