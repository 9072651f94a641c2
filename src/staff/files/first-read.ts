import type { Snapshot, Transport } from './transport.ts';

/** The files that a start begins with. */
export interface FirstRead {
  /** The files that this browser has read last; undefined at its very first start. */
  last: Promise<Snapshot | undefined>;
  /** The same, or else the files of the other side. */
  snapshot: Promise<Snapshot>;
}

/** Reads the files that this browser has read last. Without any, asks the other side. */
export function readFirst({ readLast, read }: Transport): FirstRead {
  const last = Promise.resolve(readLast?.());
  const snapshot = last.then((known) => known ?? read());
  // Who uses the files handles the error.
  snapshot.catch(() => undefined);
  return { last, snapshot };
}
