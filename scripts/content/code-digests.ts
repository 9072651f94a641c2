import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFolder, singletonFolder } from './kinds.ts';

/** Digests of the code that content goes through, by the files of content/ that depend on it. */
export type CodeDigests = Readonly<Record<string, string>>;

/** The part on which all content depends. */
const everything = '';

/** What the packages are, as npm notes when it installs them. */
const packages = 'node_modules/.package-lock.json';
const compiler = ['scripts/vite/compile-body.ts', 'scripts/vite/written-words.ts'];
const rooms = ['fields', 'links', 'collections', 'singletons', 'tags'].map((room) => `src/${room}`);

/**
 * Digests of the code that makes a model of content and compiles it: the schema of a collection or of
 * a file in content/site counts for these alone, the tags for pages, all else for everything.
 * @param root the project's folder
 * @throws where a part of the code cannot be read
 */
export function codeDigests(root: string): CodeDigests {
  const hashes = new Map([[everything, createHash('sha256').update(process.version)]]);
  const code = ['scripts/content', ...rooms].flatMap((room) => codeIn(root, room));
  for (const file of [packages, ...compiler, ...code]) {
    const part = dependent(file);
    const hash = hashes.get(part) ?? createHash('sha256');
    hashes.set(part, hash.update(file).update(readFileSync(path.join(root, file))));
  }
  return Object.fromEntries([...hashes].map(([part, hash]) => [part, hash.digest('base64')]));
}

/** Tells of each content file whether it went through the same code both times. */
export function sameCode(one: CodeDigests, other: CodeDigests): (file: string) => boolean {
  const parts = Object.keys({ ...one, ...other });
  const changed = new Set(parts.filter((part) => one[part] !== other[part]));
  return (file) => {
    if (changed.size === 0) return true;
    const [, folder = '', name = ''] = file.replace(/\.mdx$/, '').split('/');
    return ![everything, folder, `${folder}/${name}`].some((part) => changed.has(part));
  };
}

function dependent(file: string): string {
  const [, room, folder, further] = file.split('/');
  if (room === 'tags') return pagesFolder;
  if (folder === undefined || further === undefined) return everything;
  if (room === 'collections') return folder;
  return room === 'singletons' ? `${singletonFolder}/${folder}` : everything;
}

/** The files of a folder that Node runs, in a fixed order. */
function codeIn(root: string, room: string): string[] {
  return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name.replaceAll(path.sep, '/')}`)
    .toSorted();
}
