import { GitHubError, toConnectionError, type GitHubReason } from './staff-error.ts';

/** The access to a repository: a fine-grained token for contents and pull requests. */
export interface Access {
  /** `owner/name` */
  repository: string;
  token: string;
}

const endpoint = 'https://api.github.com';

/** Long enough for all texts over a slow connection. */
const timeoutMs = 60_000;

/** Long enough for photos over a slow connection. */
const photoTimeoutMs = 120_000;

interface GraphQlError {
  /** Missing for faults of GitHub, and for queries that its schema does not know. */
  type?: string;
  message: string;
  extensions?: object;
}

interface GraphQlAnswer<Data> {
  data?: Data | null;
  errors?: readonly GraphQlError[];
}

export type GitHubApi = ReturnType<typeof createGitHubApi>;

/**
 * Creates the calls of GitHub's API. After a wrong token, and while GitHub asks to wait, they send
 * nothing: GitHub locks out those who go on.
 */
export function createGitHubApi({ repository, token }: Access) {
  let blocked: { reason: GitHubReason; until: number } | undefined;

  /** Returns the error for a refusal. */
  const refuse = (reason: GitHubReason, message: string, headers: Headers) => {
    if (reason === 'token') blocked = { reason, until: Infinity };
    if (reason === 'rate-limit') blocked = { reason, until: waitUntil(headers) };
    return new GitHubError(reason, message);
  };

  const request = async (
    path: string,
    options: RequestInit,
    waitMs = timeoutMs,
  ): Promise<Response> => {
    if (blocked && Date.now() < blocked.until) throw new GitHubError(blocked.reason);
    const response = await fetch(endpoint + path, {
      ...options,
      headers: { Authorization: `Bearer ${token}`, ...options.headers },
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(waitMs),
    }).catch(toTransportError);
    if (response.ok) return response;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw refuse(reasonOfStatus(response, message), message, response.headers);
  };

  return {
    /**
     * Sends a query or a mutation to the GraphQL API.
     * @throws GitHubError if GitHub refuses it, ConnectionError if GitHub does not answer
     */
    async graphQl<Data>(
      query: string,
      variables: Readonly<Record<string, unknown>>,
    ): Promise<Data> {
      const options = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      };
      const isWrite = query.startsWith('mutation');
      const response = await request('/graphql', options, isWrite ? photoTimeoutMs : undefined);
      const answer = (await response.json().catch(toTransportError)) as GraphQlAnswer<Data>;
      const { data, errors: [error] = [] } = answer;
      if (!error && data) return data;
      if (!error) throw new GitHubError('unavailable', 'GitHub has sent no data.');
      throw refuse(reasonOfError(error, response.headers), error.message, response.headers);
    },
    /** Reads a resource of the REST API. @param path such as `/repos/owner/name/rulesets/1` */
    async readJson<Data>(path: string): Promise<Data> {
      const response = await request(path, { headers: { Accept: 'application/vnd.github+json' } });
      return (await response.json().catch(toTransportError)) as Data;
    },
    /** Returns true if the token may send a request, which must be wrong: GitHub then answers 422. */
    async mayPost(path: string, body: object): Promise<boolean> {
      const headers = { 'Content-Type': 'application/json' };
      try {
        await request(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return true;
      } catch (error) {
        const reason = error instanceof GitHubError ? error.reason : undefined;
        if (reason === 'refused') return true;
        if (reason === 'permission' || reason === 'not-found') return false;
        throw error;
      }
    },
    /** Returns the bytes of a file by git's id (REST API, `git/blobs`). */
    async readBlobBytes(id: string) {
      const headers = { Accept: 'application/vnd.github.raw+json' };
      const response = await request(
        `/repos/${repository}/git/blobs/${id}`,
        { headers },
        photoTimeoutMs,
      );
      return new Uint8Array(await response.arrayBuffer().catch(toTransportError));
    },
  };
}

/** A time-out, and an answer that is not complete, are faults of GitHub. @throws GitHubError, ConnectionError */
function toTransportError(error: Error): never {
  if (error.name === 'TimeoutError' || error instanceof SyntaxError)
    throw new GitHubError('unavailable', error.message);
  return toConnectionError(error);
}

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const askToWait = /rate limit|login attempts/i;

function isLimited(headers: Headers): boolean {
  return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
}

/** The primary limits are for one hour. */
const longestWaitSeconds = 3600;

/**
 * Returns when GitHub may be called again, in milliseconds. Without a header, in one minute. The end of
 * a limit is measured by GitHub's clock, because that of a phone may be wrong. A page of another origin
 * may not read `Date`, as GitHub does not list it in `Access-Control-Expose-Headers`. Then the wait is
 * at least a minute and at most an hour.
 */
function waitUntil(headers: Headers): number {
  const asked = Number(headers.get('retry-after') ?? 0);
  const reset = Number(headers.get('x-ratelimit-reset') ?? 0);
  const date = Date.parse(headers.get('date') ?? '') / 1000;
  const untilReset = date ? reset - date : Math.max(reset - Date.now() / 1000, 60);
  const seconds = asked || (reset ? Math.min(untilReset, longestWaitSeconds) : 60);
  return Date.now() + seconds * 1000;
}

const reasonsByStatus: Readonly<Record<number, GitHubReason>> = {
  401: 'token',
  403: 'permission',
  404: 'not-found',
  408: 'unavailable',
  413: 'too-large',
  429: 'rate-limit',
};

function reasonOfStatus({ status, headers }: Response, message: string): GitHubReason {
  if (status === 403 && (isLimited(headers) || askToWait.test(message))) return 'rate-limit';
  return reasonsByStatus[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}

/** The types of passing faults. GitHub's time-outs have no type. */
const passingFaults = new Set(['', 'INTERNAL', 'RESOURCE_LIMITS_EXCEEDED', 'SERVICE_UNAVAILABLE']);

/** Returns the reason of an error of GraphQL, which GitHub answers with status 200. */
function reasonOfError(error: GraphQlError, headers: Headers): GitHubReason {
  const { type = '', message, extensions } = error;
  if (type === 'RATE_LIMITED' || isLimited(headers) || askToWait.test(message)) return 'rate-limit';
  if (type === 'NOT_FOUND') return 'not-found';
  if (type === 'FORBIDDEN' || message.includes('not accessible by personal access token'))
    return 'permission';
  // The commit was made for another head than the branch has (`expectedHeadOid`).
  if (type === 'STALE_DATA') return 'moved';
  if (
    type === 'BRANCH_PROTECTION_RULE_VIOLATION' ||
    /protected branch|rule violations/i.test(message)
  )
    return 'protected';
  // A query that does not fit the schema has a code instead of a type.
  return passingFaults.has(type) && !extensions ? 'unavailable' : 'refused';
}
