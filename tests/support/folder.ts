import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that a test may change. Paths are relative to `root`, such as `content/faq/x.mdx`. */
export interface Folder {
  root: string;
  exists: (name: string) => boolean;
  read: (file: string) => string;
  /** Writes a file and the folders that contain it. */
  write: (file: string, bytes: string | Uint8Array) => void;
  /** Changes the text of a file, or writes a new file. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Removes a file or a folder. */
  remove: (name: string) => void;
  /** Removes the whole folder. */
  discard: () => void;
}

/** Returns a new empty folder. @param prefix the start of its path */
export function makeFolder(prefix = path.join(tmpdir(), 'test-')): Folder {
  const root = realpathSync(mkdtempSync(prefix));
  const toAbsolute = (name: string) => path.join(root, name);
  const exists = (name: string) => existsSync(toAbsolute(name));
  const read = (file: string) => readFileSync(toAbsolute(file), 'utf8');
  const write: Folder['write'] = (file, bytes) => {
    mkdirSync(path.dirname(toAbsolute(file)), { recursive: true });
    writeFileSync(toAbsolute(file), bytes);
  };
  return {
    root,
    exists,
    read,
    write,
    edit: (file, change) => write(file, change(exists(file) ? read(file) : '')),
    remove: (name) => rmSync(toAbsolute(name), { recursive: true }),
    discard: () => rmSync(root, { recursive: true, force: true }),
  };
}
