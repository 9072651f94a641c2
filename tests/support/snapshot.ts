import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diffLines } from 'diff';
import type { Folder } from './folder.ts';

/** Remembers the files of content/ in a folder. */
export function createSnapshot({ root, write, remove }: Folder) {
  let before = readFiles(root);
  return {
    /** Reverts all changes. */
    restore() {
      const now = readFiles(root);
      for (const file of now.keys()) if (!before.has(file)) remove(file);
      for (const [file, bytes] of before) if (!now.get(file)?.equals(bytes)) write(file, bytes);
    },
    /** Remembers the files as they are now. */
    renew() {
      before = readFiles(root);
    },
    /** Returns the removed lines, each after a minus, and the added lines, each after a plus, by file. */
    changes(): Record<string, string[]> {
      const now = readFiles(root);
      const files = [...new Set([...before.keys(), ...now.keys()])].toSorted();
      const changed = files.map((file) => [
        file,
        changedLines(before.get(file)?.toString() ?? '', now.get(file)?.toString() ?? ''),
      ]);
      return Object.fromEntries(changed.filter(([, lines]) => lines?.length)) as Record<
        string,
        string[]
      >;
    },
  };
}

function changedLines(before: string, after: string): string[] {
  if (before === after) return [];
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ value, added }) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => (added ? '+' : '-') + line),
    );
}

/** Returns the bytes of all files of content/ by path. */
function readFiles(root: string): Map<string, Buffer> {
  const entries = readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(root, file), readFileSync(file)];
      }),
  );
}
