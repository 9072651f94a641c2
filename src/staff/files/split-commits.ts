import type { FileChange } from './transport.ts';

/**
 * Splits changes into commits of limited size. Photos come first and texts last, so that no commit
 * has a text that names a missing photo.
 * @param maxBytes the limit of the files of one commit
 * @returns undefined if a file is larger than the limit
 */
export function splitCommits(
  changes: readonly FileChange[],
  maxBytes: number,
): FileChange[][] | undefined {
  const sorted = [...changes.filter(isPhoto), ...changes.filter((change) => !isPhoto(change))];
  const commits: FileChange[][] = [];
  let size = Infinity;
  for (const change of sorted) {
    const bytes = change.after?.length ?? 0;
    if (bytes > maxBytes) return undefined;
    size += bytes;
    if (size > maxBytes) {
      commits.push([]);
      size = bytes;
    }
    commits.at(-1)?.push(change);
  }
  return commits;
}

function isPhoto({ path, after }: FileChange): boolean {
  return after !== undefined && path.startsWith('content/pictures/');
}
