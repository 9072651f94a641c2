import { ConnectionError, GitHubError, type GitHubReason } from '../staff-error.ts';

/** The access to a repository: a fine-grained token for contents and pull requests. */
export interface Access {
  /** `owner/name` */
  repository: string;
  token: string;
}

const endpoint = 'https://api.github.com';

interface GraphQlAnswer {
  data?: unknown;
  errors?: readonly { type?: string; message: string }[];
}

/**
 * Sends a query or a mutation to GitHub's GraphQL API.
 * @throws GitHubError if GitHub refuses it, ConnectionError if GitHub does not answer
 */
export async function graphQl<Data>(
  { token }: Access,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const response = await request(token, '/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json().catch(toConnectionError)) as GraphQlAnswer;
  const [error] = errors ?? [];
  if (error) throw new GitHubError(reasonOf(error.type, error.message), error.message);
  return data as Data;
}

/** Returns the bytes of a file by git's id (REST API, `git/blobs`). */
export async function readBlobBytes({ repository, token }: Access, id: string) {
  const headers = { Accept: 'application/vnd.github.raw+json' };
  const response = await request(token, `/repos/${repository}/git/blobs/${id}`, { headers });
  return new Uint8Array(await response.arrayBuffer().catch(toConnectionError));
}

/** The connection may end while an answer arrives. */
function toConnectionError(error: Error): never {
  throw new ConnectionError(error.message, { cause: error });
}

/** Long enough for a commit with photos over a slow connection. */
const timeoutMs = 120_000;

async function request(token: string, path: string, options: RequestInit): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, ...options.headers };
  const response = await fetch(endpoint + path, {
    ...options,
    headers,
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(toConnectionError);
  if (response.ok) return response;
  const { status, headers: received } = response;
  // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
  const isLimited = received.get('x-ratelimit-remaining') === '0' || received.has('retry-after');
  if (status === 429 || (status === 403 && isLimited)) throw new GitHubError('rate-limit');
  if (status >= 500) throw new ConnectionError(`GitHub answers ${status}.`);
  throw new GitHubError(reasonsByStatus[status] ?? 'refused');
}

const reasonsByStatus: Readonly<Record<number, GitHubReason>> = {
  401: 'token',
  403: 'permission',
  404: 'not-found',
  413: 'too-large',
};

/** Returns the reason of an error of GraphQL, which GitHub answers with status 200. */
function reasonOf(type = '', message: string): GitHubReason {
  if (type === 'NOT_FOUND') return 'not-found';
  if (type === 'FORBIDDEN' || /not accessible by personal access token/.test(message))
    return 'permission';
  if (type === 'RATE_LIMITED') return 'rate-limit';
  // The commit was made for another head than the branch has (`expectedHeadOid`).
  if (type === 'STALE_DATA' || /Expected branch to point to/.test(message)) return 'moved';
  if (/protected branch|rule violations/i.test(message)) return 'protected';
  return 'refused';
}
