import { ConnectionError, GitHubError } from './staff-error.ts';
import { createGitHubApi, type GitHubApi } from './github-api.ts';

/** A permission that a token lacks: it cannot read the repository, or may not write contents or pull requests. */
export type MissingPermission = 'repository' | 'contents' | 'pull requests';

/**
 * Finds out what a token may do, and changes nothing. GitHub answers 422 to these requests, which are
 * wrong, only if the token may write.
 * @param repository `owner/name`
 * @returns undefined if the token may do everything that the staff page needs
 * @throws GitHubError `token` if GitHub does not know it
 */
export async function findMissingPermission(
  { readJson, mayPost }: Pick<GitHubApi, 'readJson' | 'mayPost'>,
  repository: string,
): Promise<MissingPermission | undefined> {
  const path = `/repos/${repository}`;
  const found = await readJson<{ default_branch: string }>(path).catch((error: Error) => {
    if (error instanceof GitHubError && /^(permission|not-found)$/.test(error.reason))
      return undefined;
    throw error;
  });
  if (!found) return 'repository';
  const { default_branch: main } = found;
  const ref = { ref: 'refs/heads/staff-check', sha: '0'.repeat(40) };
  if (!(await mayPost(`${path}/git/refs`, ref))) return 'contents';
  const request = { title: 'Check', head: main, base: main };
  return (await mayPost(`${path}/pulls`, request)) ? undefined : 'pull requests';
}

/** Whether a token can change the site; `untested` if GitHub cannot be reached. */
export type TokenState = 'works' | 'refused' | 'untested';

/** Tries a token. @param repository `owner/name` */
export async function tryToken(repository: string, token: string): Promise<TokenState> {
  // A header cannot contain everything that a damaged link may contain.
  if (!/^[\w-]+$/.test(token)) return 'refused';
  try {
    const missing = await findMissingPermission(createGitHubApi({ repository, token }), repository);
    return missing === undefined ? 'works' : 'refused';
  } catch (error) {
    const isRefused = error instanceof GitHubError && error.reason === 'token';
    if (!isRefused && !(error instanceof GitHubError || error instanceof ConnectionError))
      throw error;
    return isRefused ? 'refused' : 'untested';
  }
}
