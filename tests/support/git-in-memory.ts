import { createHash } from 'node:crypto';
import { makeFolder } from './folder.ts';
import { git } from './repository.ts';

/** The bytes of files by path. */
export type Files = ReadonlyMap<string, Buffer>;

interface Commit {
  id: string;
  message: string;
  parents: readonly Commit[];
  files: Files;
}

/**
 * Keeps commits and branches in memory. To start git takes a process with a dev server some 30 ms, so
 * only a merge of two changes of one file starts it.
 */
export function createRepository(firstFiles: Files) {
  /** In the order of their creation. */
  const commits: Commit[] = [];
  const branches = new Map<string, Commit>();

  const addCommit = (message: string, parents: readonly Commit[], files: Files) => {
    const ids = [...files].map(([path, bytes]) => [path, blobIdOf(bytes)]);
    const parentIds = parents.map(({ id }) => id);
    const id = idOf('commit', JSON.stringify([commits.length, message, parentIds, ids]));
    const commit: Commit = { id, message, parents, files };
    commits.push(commit);
    return commit;
  };
  const headOf = (branch: string): Commit => {
    const head = branches.get(branch);
    if (!head) throw new Error(`There is no branch ${branch}.`);
    return head;
  };
  const ancestorsOf = (commit: Commit): Set<Commit> =>
    new Set([commit, ...commit.parents.flatMap((parent) => [...ancestorsOf(parent)])]);
  const newestFirst = (some: ReadonlySet<Commit>) =>
    commits.filter((commit) => some.has(commit)).toReversed();

  const first = addCommit('Content', [], firstFiles);
  branches.set('main', first);

  return {
    /** Removes all branches and commits but the first. */
    reset() {
      commits.length = 1;
      branches.clear();
      branches.set('main', first);
    },
    branches: () => [...branches.keys()].toSorted(),
    /** Returns the id of the last commit of a branch; undefined without the branch. */
    head: (branch: string) => branches.get(branch)?.id,
    createBranch(branch: string, commitId: string) {
      const commit = commits.find(({ id }) => id === commitId);
      if (!commit || branches.has(branch)) throw new Error(`${branch} cannot be created.`);
      branches.set(branch, commit);
    },
    /** Returns the files of a commit, or of the last commit of a branch; undefined if there is none. */
    filesAt: (name: string) => (branches.get(name) ?? commits.find(({ id }) => id === name))?.files,
    /** Returns the bytes with git's id. */
    blob: (id: string) =>
      commits.flatMap(({ files }) => [...files.values()]).find((bytes) => blobIdOf(bytes) === id),
    /** Commits files to a branch, and returns the id. @param changes undefined removes a file */
    commit(branch: string, message: string, changes: ReadonlyMap<string, Buffer | undefined>) {
      const head = headOf(branch);
      const files = new Map(head.files);
      for (const [path, bytes] of changes) {
        if (bytes) files.set(path, bytes);
        else files.delete(path);
      }
      const commit = addCommit(message, [head], files);
      branches.set(branch, commit);
      return commit.id;
    },
    /** Lists the commits before the last one of a branch, newest first. */
    history: (branch: string) => newestFirst(ancestorsOf(headOf(branch))),
    /** Lists the commits of a branch that main lacks, newest first. */
    ahead(branch: string) {
      const ofMain = ancestorsOf(headOf('main'));
      return newestFirst(ancestorsOf(headOf(branch))).filter((commit) => !ofMain.has(commit));
    },
    messages: () => commits.map(({ message }) => message),
    /** Merges a branch into main. @throws if it has conflicts */
    merge(branch: string, message: string) {
      const [ours, theirs] = [headOf('main'), headOf(branch)];
      const ofMain = ancestorsOf(ours);
      const base = newestFirst(ancestorsOf(theirs)).find((commit) => ofMain.has(commit));
      const files = mergeFiles(base?.files ?? new Map(), ours.files, theirs.files);
      branches.set('main', addCommit(message, [ours, theirs], files));
    },
  };
}

/** Returns git's id of a file. */
export const blobIdOf = (bytes: Buffer): string => idOf('blob', bytes);

/** Returns git's id of an object. */
export function idOf(type: string, content: Buffer | string): string {
  const header = `${type} ${Buffer.byteLength(content)}\0`;
  return createHash('sha1').update(header).update(content).digest('hex');
}

function mergeFiles(base: Files, ours: Files, theirs: Files): Files {
  const merged = new Map<string, Buffer>();
  for (const path of new Set([...ours.keys(), ...theirs.keys()])) {
    const bytes = mergeFile(base.get(path), ours.get(path), theirs.get(path));
    if (bytes) merged.set(path, bytes);
  }
  return merged;
}

function mergeFile(base: Buffer | undefined, ours: Buffer | undefined, theirs: Buffer | undefined) {
  const isSame = (a: Buffer | undefined, b: Buffer | undefined) =>
    a === b || (a !== undefined && b !== undefined && a.equals(b));
  if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
  if (isSame(base, ours)) return theirs;
  const folder = makeFolder();
  const files = [ours, base, theirs].map((bytes, index) => {
    folder.write(String(index), bytes ?? '');
    return String(index);
  });
  try {
    return Buffer.from(`${git(folder.root, 'merge-file', '--stdout', ...files)}\n`);
  } finally {
    folder.discard();
  }
}
