import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isContent } from '../../src/compiler/read/files/is-content.ts';
import type { InputFile } from '../../src/compiler/read/files/decode-files.ts';
import { readRegularFile } from './read-regular-file.ts';

/** Unsaved bytes by path in the project; undefined for a removed file. */
export type PendingFiles = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * Reads all files of content/. Synchronous calls are five times as fast here.
 * @param root the folder that contains content/
 * @param pending unsaved files, which replace those on disk
 */
export function readContent(root: string, pending: PendingFiles = new Map()): InputFile[] {
  const saved = listContent(root).filter((file) => !pending.has(file));
  const files = saved.map((file) => ({ path: file, content: readRegularFile(root, file) }));
  const unsaved = Array.from(pending, ([file, content]) => ({ path: file, content }));
  return [...files, ...unsaved].flatMap(({ path: file, content }) => {
    // The file has been removed.
    if (content === undefined) return [];
    return 'message' in content ? { path: file, ...content } : { path: file, bytes: content };
  });
}

/** Returns the paths of all content files in the project, with forward slashes. */
function listContent(root: string): string[] {
  return listFiles(path.join(root, 'content'))
    .filter(isContent)
    .map((name) => `content/${name}`);
}

/** Returns the paths of all files in a folder, with forward slashes; none if it does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'));
}
