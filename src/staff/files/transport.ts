import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import type { ReadBlob } from '../../compiler/translate/stale.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** All files of content/ at one moment. */
export interface Snapshot {
  /** Identifies the files. Snapshots with the same revision have the same files. */
  revision: string;
  files: readonly InputFile[];
  /** Identifies the files that the site reads (`contentIdOf`); undefined on a computer. */
  contentId?: string;
  /** The branches that were merged last, which these files contain. */
  merged?: readonly string[];
}

/** The bytes of a file before and after a change; undefined if the file does not exist. */
export interface FileChange {
  path: string;
  before: Bytes | undefined;
  after: Bytes | undefined;
}

/**
 * Reads and writes the files of content/: on a computer with `npm start`, or on GitHub. A call
 * rejects with a ConnectionError if the other side cannot be reached, and with another error
 * if it refuses the call.
 */
export interface Transport {
  read: () => Promise<Snapshot>;
  /** Returns what this browser has read last; undefined if it has read nothing. Needs no connection. */
  readLast?: () => Promise<Snapshot | undefined>;
  /** Returns the current revision. It differs from a snapshot's if somebody has changed a file. */
  revision: () => Promise<string>;
  /**
   * Writes all changes and returns the new revision. Writes none and returns undefined if a file has
   * other bytes than `before`. Without this function, changes stay in the draft until they are sent.
   */
  write?: (changes: readonly FileChange[]) => Promise<string | undefined>;
  /**
   * Returns the published bytes, as `after`, of all files that differ from the published content.
   * Without this function, the files without the draft are published.
   */
  published?: () => Promise<readonly FileChange[]>;
  /** Reads earlier versions, newest first. */
  readEarlier?: () => AsyncIterable<Snapshot>;
  /** Returns an old text by git's id. It shows what has changed since a translation. */
  readBlob: ReadBlob;
}
