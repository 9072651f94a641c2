import { createGitHubApi } from '../../src/staff/files/github-api.ts';
import { readWeakness, type Weakness } from '../../src/staff/files/protection.ts';
import { findMissingPermission } from '../../src/staff/files/try-token.ts';
import { UserError } from '../user-error.ts';

/** The properties of a valid token. */
export interface CheckedToken {
  /** The last day of the token (ISO 8601). */
  until: string;
  /** The gap in the rules that lets this token publish; undefined if each change needs an approval. */
  weakness: Weakness | undefined;
}

/**
 * Checks that a token can change a repository, and nothing else.
 * @param repository `owner/name`
 * @throws UserError with the setting of the token that is wrong
 */
export async function checkToken(repository: string, token: string): Promise<CheckedToken> {
  if (!token.startsWith('github_pat_'))
    throw new UserError(
      'This is not a fine-grained token, whose first characters are github_pat_. Other tokens can change all repositories.',
    );
  const found = await fetch(`https://api.github.com/repos/${repository}`, {
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new UserError('GitHub cannot be reached. Look at the connection, and try again.');
  });
  if (found.status === 401)
    throw new UserError(
      'GitHub does not know this token. Copy the whole token, or make a new one.',
    );
  if (!found.ok)
    throw new UserError(
      `This token cannot read ${repository}. Choose this repository under "Repository access".`,
    );
  const ends = found.headers.get('github-authentication-token-expiration');
  if (!ends) throw new UserError('This token never expires. Make a token with an expiration.');
  const api = createGitHubApi({ repository, token });
  const missing = await findMissingPermission(api, repository);
  if (missing === 'contents')
    throw new UserError('This token may not change files. Set "Contents" to "Read and write".');
  if (missing)
    throw new UserError(
      'This token may not open pull requests. Set "Pull requests" to "Read and write".',
    );
  const weakness = await readWeakness(api, repository);
  // The header is such as `2027-10-07 19:07:53 UTC`.
  return { until: ends.slice(0, 10), weakness };
}
