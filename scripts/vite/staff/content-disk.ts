import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readIfExists, writeAtomically } from '../../write-file.ts';
import { changeableFile } from './changeable-file.ts';

/** The bytes of a file before and after a change, as base64; undefined if it does not exist. */
export interface DiskChange {
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** Lists the changes of a save while they are written. The compiler ignores this file. */
const journalName = 'content/.staff-save.json';

/**
 * Writes all changes: new bytes first, then deletions. If the process is killed meanwhile, the next
 * call or the next start writes the rest.
 * @param root the folder that contains content/
 * @returns false without writing if a file does not have its bytes `before`
 * @throws UserError if a path is not a file of content/, or if a file cannot be written
 */
export function writeChanges(root: string, changes: readonly DiskChange[]): boolean {
  finishWriting(root);
  if (!changes.every((change) => hasBytes(root, change.path, change.before))) return false;
  writeAtomically(path.join(root, journalName), Buffer.from(JSON.stringify(changes)));
  try {
    apply(root, changes);
  } catch (error) {
    // If this fails too, such as on a full disk, the list of changes stays.
    const written = changes.filter((change) => !hasBytes(root, change.path, change.before));
    apply(
      root,
      written.map(({ path: name, before, after }) => ({
        path: name,
        before: after,
        after: before,
      })),
    );
    rmSync(path.join(root, journalName));
    throw error;
  }
  rmSync(path.join(root, journalName));
  return true;
}

/** Finishes a save that ended early. A file that has changed since stays as it is. */
export function finishWriting(root: string): void {
  const journal = path.join(root, journalName);
  if (!existsSync(journal)) return;
  const changes = JSON.parse(readFileSync(journal, 'utf8')) as DiskChange[];
  apply(
    root,
    changes.filter((change) => hasBytes(root, change.path, change.before)),
  );
  rmSync(journal);
}

function apply(root: string, changes: readonly DiskChange[]) {
  for (const { path: name, after } of changes)
    if (after !== undefined)
      writeAtomically(changeableFile(root, name), Buffer.from(after, 'base64'));
  for (const { path: name, after } of changes)
    if (after === undefined) rmSync(changeableFile(root, name));
}

function hasBytes(root: string, name: string, base64: string | undefined): boolean {
  return readIfExists(changeableFile(root, name))?.toString('base64') === base64;
}
