import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeDigests, sameCode, type CodeDigests } from './code-digests.ts';
import { digestOf } from './digest.ts';
import { createMemory, type Entries, type Memory, type Remembered } from './memory.ts';

/** A memory that outlives the process. */
export interface Cache<Result> extends Memory<Result> {
  /** Writes what is remembered, for the next process. */
  save: () => void;
}

/** What stands in a cache's file, below a line with its SHA-256. */
interface Stored<Result> {
  code: CodeDigests;
  entries: [path: string, Remembered<Result>][];
}

/**
 * Opens a cache in .cache/ of the project. What other code made is forgotten, and a file that is not
 * byte for byte as it was written is not looked at. It is only there to save time: where it cannot be
 * read or written, all is made anew.
 * @param root the project's folder
 * @param name of the cache; what it holds must be the same after going through JSON
 */
export function openCache<Result>(root: string, name: string): Cache<Result> {
  const file = path.join(root, '.cache', `${name}.json`);
  const code = attempt(() => codeDigests(root));
  if (!code) return { ...createMemory<Result>(), save: () => undefined };
  const before = attempt(() => read<Result>(file, code)) ?? new Map();
  const memory = createMemory(before);
  const save = () => {
    if (!isSame(before, memory.entries))
      attempt(() => write(file, { code, entries: [...memory.entries] }));
  };
  return { ...memory, save };
}

function read<Result>(file: string, code: CodeDigests): Entries<Result> {
  const [digest, json = ''] = readFileSync(file, 'utf8').split('\n', 2);
  if (digest !== digestOf(json)) return new Map();
  const stored = JSON.parse(json) as Stored<Result>;
  const isSameCode = sameCode(stored.code, code);
  return new Map(stored.entries.filter(([name]) => isSameCode(name)));
}

/** Whoever reads meanwhile finds the old file or the new one, and never a part. */
function write<Result>(file: string, stored: Stored<Result>) {
  const json = JSON.stringify(stored);
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${digestOf(json)}\n${json}`);
  renameSync(draft, file);
}

function isSame<Result>(before: Entries<Result>, now: Entries<Result>): boolean {
  return before.size === now.size && [...now].every(([name, entry]) => before.get(name) === entry);
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
