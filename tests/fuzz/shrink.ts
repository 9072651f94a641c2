/** How often a smaller text is tried; what is left then is small enough to be read. */
const tries = 500;

/** The smallest part of some bytes that can be found in short time and still fails. */
export function shrink(bytes: Buffer, fails: (smaller: Buffer) => boolean): Buffer {
  let smallest = bytes;
  let left = tries;
  for (let size = bytes.length >> 1; size > 0 && left > 0; size >>= 1) {
    for (let at = 0; at < smallest.length && left > 0; left -= 1) {
      const smaller = Buffer.concat([smallest.subarray(0, at), smallest.subarray(at + size)]);
      if (fails(smaller)) smallest = smaller;
      else at += size;
    }
  }
  return smallest;
}
