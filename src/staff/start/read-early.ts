import type { Databases } from '../draft/databases.ts';
import { readFirst } from '../files/first-read.ts';
import { createGitHub } from '../files/github.ts';

/** Begins to read the content of a repository (`owner/name`), which needs few scripts. */
export function readEarly(repository: string, token: string, { blobs }: Databases) {
  return readFirst(createGitHub({ repository, token }, blobs));
}
