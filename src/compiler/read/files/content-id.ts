import { blobId } from './blob-id.ts';
import { isContent } from './is-content.ts';

/**
 * Returns an id of all files that the site reads, from git's ids of them. A build and a phone compare
 * their content by it.
 * @param files with their paths in the project, in any order; guides are ignored
 */
export function contentIdOf(files: readonly { path: string; id: string }[]): string {
  const lines = files
    .filter(({ path }) => isContent(path.replace(/^content\//, '')))
    .map(({ path, id }) => `${id} ${path}\n`);
  return blobId({ text: lines.toSorted().join('') });
}
