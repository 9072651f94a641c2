import path from 'node:path';
import { schema as gitHubSchema } from '@octokit/graphql-schema';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import type { Request, Route } from 'playwright-core';
import { readContent } from '../../scripts/read/read-content.ts';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import type { Folder } from './folder.ts';
import { blobIdOf, createRepository, idOf, type Files } from './git-in-memory.ts';
import { repositoryName } from './published-content.ts';

/** GitHub's own schema. A query that it does not accept fails the test. */
const schema = buildSchema(gitHubSchema.idl, { assumeValidSDL: true });

/** The token that is valid at the start of each test. */
export const token = 'github_pat_11EXAMPLE0secret';

/** The fragment of the link in the QR code. */
export const pairingFragment = `#token=${token}&until=2031-01-01`;

export const gitHubOrigin = 'https://api.github.com';
const repositoryUrl = `https://github.com/${repositoryName}`;

interface PullRequest {
  id: string;
  number: number;
  url: string;
  branch: string;
  state: 'OPEN' | 'MERGED' | 'CLOSED';
  title: string;
  body: string;
}

/** An answer that replaces the normal one. */
export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** The body as JSON. */
  json?: object;
  /** The body. */
  body?: Buffer;
}

/** Returns the answer to a request; undefined if the normal one is right. `abort` cuts the connection. */
type Fault = (operation: string) => Answer | 'abort' | 'abort after' | undefined;

/** What the rules of the main branch require. */
export interface BranchRules {
  /** The rule "Require a pull request before merging" of each ruleset. */
  rulesets: readonly {
    approvals: number;
    lastPush: boolean;
    /** Whether the owner of the token may ignore the ruleset; undefined if GitHub does not say it. */
    bypass: 'never' | 'always' | 'pull_requests_only' | undefined;
  }[];
  /** The older branch protection, as people see it who are not administrators. */
  protection: { requiredApprovingReviewCount: number | null; viewerCanPush: boolean } | null;
  /** False if the token may not read rules. */
  isReadable: boolean;
}

/** What the clicks of content/SETUP.md set. */
export const setUpRules: BranchRules = {
  rulesets: [{ approvals: 1, lastPush: true, bypass: 'never' }],
  protection: null,
  isReadable: true,
};

interface RequestFilter {
  headRefName?: string;
  states?: readonly PullRequest['state'][];
  first?: number;
  last?: number;
}

interface RequestInput {
  headRefName: string;
  title: string;
  body: string;
}

interface CommitInput {
  branch: { id: string };
  expectedHeadOid: string;
  message: { headline: string; body: string };
  fileChanges: {
    additions: readonly { path: string; contents: string }[];
    deletions: readonly { path: string }[];
  };
}

export type GitHubStandIn = ReturnType<typeof createGitHubStandIn>;

/**
 * Returns a stand-in for GitHub with the content of a site. It executes the queries of the staff page
 * with GitHub's schema on a repository in memory.
 */
export function createGitHubStandIn({ root: site }: Pick<Folder, 'root'>) {
  const repository = createRepository(readFiles(site));
  const requests: PullRequest[] = [];
  /** The names of the calls, such as `createRef`, in their order. */
  const calls: string[] = [];
  let fault: Fault = () => undefined;
  let rules = setUpRules;
  /** Whether the valid tokens may write, by token. */
  const tokens = new Map([[token, true]]);
  let checks: string | undefined;

  /** Returns the object with git's id, or at a path in a commit: `HEAD:content`. */
  const describeObject = (expression: string): object | null => {
    const [name = '', folder] = expression.split(':');
    if (folder === undefined) {
      const bytes = repository.blob(name);
      return bytes ? describeBlob(bytes) : null;
    }
    const files = repository.filesAt(name === 'HEAD' ? 'main' : name);
    return files ? describeTree(files, `${folder}/`) : null;
  };
  const describeRef = (name: string) => {
    const oid = repository.head(name);
    if (!oid) return null;
    return {
      id: `REF_${name}`,
      name,
      target: {
        __typename: 'Commit',
        oid,
        history: ({ first }: { first: number }) => ({
          nodes: repository
            .history(name)
            .slice(0, first)
            .map(({ id }) => ({ oid: id })),
        }),
      },
      refUpdateRule: rules.protection,
    };
  };
  const describeRequest = (request: PullRequest) => ({
    ...request,
    headRefName: request.branch,
    headRefOid: repository.head(request.branch) ?? '0'.repeat(40),
    mergedAt: request.state === 'MERGED' ? '2030-01-01T10:00:00Z' : null,
    commits: {
      nodes: () => {
        // Fine-grained tokens cannot read checks: https://github.com/cli/cli/issues/12597
        if (checks === undefined) throw failure('FORBIDDEN', forbidden);
        return [{ commit: { statusCheckRollup: { state: checks } } }];
      },
    },
  });
  const openRequest = ({ headRefName: branch, title, body }: RequestInput) => {
    const number = requests.length + 1;
    const request: PullRequest = {
      id: `PR_${number}`,
      number,
      url: `${repositoryUrl}/pull/${number}`,
      branch,
      state: 'OPEN',
      title,
      body,
    };
    requests.push(request);
    return request;
  };
  const describeRepository = () => ({
    id: 'R_1',
    nameWithOwner: repositoryName,
    viewerPermission: 'WRITE',
    defaultBranchRef: () => describeRef('main'),
    ref: ({ qualifiedName }: { qualifiedName: string }) =>
      describeRef(qualifiedName.replace(/^refs\/heads\//, '')),
    object: ({ expression, oid }: { expression?: string; oid?: string }) =>
      describeObject(expression ?? oid ?? ''),
    pullRequests: ({ headRefName, states, first, last }: RequestFilter) => {
      const found = requests
        .filter(({ branch }) => headRefName === undefined || branch === headRefName)
        .filter(({ state }) => states?.includes(state) ?? true);
      const nodes = first === undefined ? found.slice(-(last ?? 0)) : found.slice(0, first);
      return { nodes: nodes.map(describeRequest) };
    },
    pullRequest({ number }: { number: number }) {
      const request = requests[number - 1];
      return request ? describeRequest(request) : null;
    },
  });

  const root = {
    viewer: { login: 'shop' },
    repository({ owner, name }: { owner: string; name: string }) {
      if (`${owner}/${name}` === repositoryName) return describeRepository();
      throw failure(
        'NOT_FOUND',
        `Could not resolve to a Repository with the name '${owner}/${name}'.`,
      );
    },
    createRef({ input }: { input: { name: string; oid: string } }) {
      const name = input.name.replace('refs/heads/', '');
      repository.createBranch(name, input.oid);
      return { ref: describeRef(name) };
    },
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { expectedHeadOid, fileChanges, message } = input;
      const branch = input.branch.id.replace(/^REF_/, '');
      if (repository.head(branch) !== expectedHeadOid)
        throw failure(
          'STALE_DATA',
          `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
        );
      const changes = new Map<string, Buffer | undefined>();
      for (const { path: file, contents } of fileChanges.additions)
        changes.set(file, Buffer.from(contents, 'base64'));
      for (const { path: file } of fileChanges.deletions) changes.set(file, undefined);
      const oid = repository.commit(branch, `${message.headline}\n\n${message.body}`, changes);
      return { commit: { __typename: 'Commit', oid } };
    },
    createPullRequest({ input }: { input: RequestInput }) {
      const { headRefName: branch } = input;
      if (repository.head(branch) === repository.head('main'))
        throw failure('UNPROCESSABLE', `No commits between main and ${branch}`);
      if (requests.some((open) => open.branch === branch && open.state === 'OPEN'))
        throw failure('UNPROCESSABLE', `A pull request already exists for owner:${branch}.`);
      return { pullRequest: describeRequest(openRequest(input)) };
    },
    updatePullRequest({
      input,
    }: {
      input: { pullRequestId: string; title: string; body: string };
    }) {
      const { pullRequestId, title, body } = input;
      const request = requests.find(({ id }) => id === pullRequestId);
      if (request) Object.assign(request, { title, body });
      return { pullRequest: request && describeRequest(request) };
    },
    closePullRequest({ input }: { input: { pullRequestId: string } }) {
      const request = requests.find(({ id }) => id === input.pullRequestId);
      if (request?.state === 'MERGED')
        throw failure('UNPROCESSABLE', 'Could not close the pull request.');
      if (request) request.state = 'CLOSED';
      return { pullRequest: request && describeRequest(request) };
    },
  };

  /** Executes a query as GitHub does. Errors have a type beside their message. */
  const execute = async ({ query = '', variables }: GraphQlBody) => {
    const { data, errors } = await graphql({
      schema,
      source: query,
      rootValue: root,
      variableValues: variables,
    });
    for (const error of errors ?? []) if (!error.extensions.type) throw error;
    const described = errors?.map(({ message, path: where, extensions }) => ({
      type: extensions.type,
      path: where,
      message,
    }));
    return { data, errors: described };
  };

  /** https://docs.github.com/en/rest/repos/rules */
  const answerRules = (rulesPath: string): Answer => {
    if (!rules.isReadable) return { status: 403, json: { message: forbidden } };
    if (rulesPath === 'rules/branches/main')
      return { status: 200, json: rules.rulesets.map(describeRule) };
    const ruleset = rules.rulesets[Number(rulesPath.replace('rulesets/', ''))];
    if (!ruleset) return { status: 404, json: { message: 'Not Found' } };
    return { status: 200, json: { current_user_can_bypass: ruleset.bypass } };
  };

  const answer = async ({ url, authorization, body }: Call): Promise<Answer> => {
    const mayWrite = tokens.get(authorization?.replace('Bearer ', '') ?? '');
    if (mayWrite === undefined) return { status: 401, json: { message: 'Bad credentials' } };
    const { pathname } = new URL(url);
    const [, blob] = /^\/repos\/owner\/site\/git\/blobs\/([\da-f]{40})$/.exec(pathname) ?? [];
    const bytes = blob && repository.blob(blob);
    if (bytes) return { status: 200, body: bytes };
    if (pathname === '/repos/owner/site') return { status: 200, json: { default_branch: 'main' } };
    if (/^\/repos\/owner\/site\/(git\/refs|pulls)$/.test(pathname))
      return mayWrite
        ? { status: 422, json: { message: 'Validation Failed' } }
        : { status: 403, json: { message: forbidden } };
    const [, rulesPath] = /^\/repos\/owner\/site\/(rules.*)$/.exec(pathname) ?? [];
    if (rulesPath) return answerRules(rulesPath);
    if (pathname !== '/graphql' || !body) return { status: 404, json: { message: 'Not Found' } };
    return { status: 200, json: await execute(body) };
  };

  /** Answers a call as GitHub does, or with a fault. Returns undefined if the connection is cut. */
  const respond = async (call: Call): Promise<Answer | undefined> => {
    const operation = operationOf(call);
    const replaced = fault(operation);
    if (replaced === 'abort') return undefined;
    calls.push(operation);
    const answered = typeof replaced === 'object' ? replaced : await answer(call);
    return replaced === 'abort after' ? undefined : answered;
  };

  const readFile = (branch: string, file: string) =>
    repository.filesAt(branch)?.get(file)?.toString();

  return {
    /** Removes everything that tests have done. */
    reset() {
      repository.reset();
      requests.length = 0;
      calls.length = 0;
      fault = () => undefined;
      rules = setUpRules;
      checks = undefined;
      tokens.clear();
      tokens.set(token, true);
    },
    /** Makes a token valid, for reading or for everything. */
    addToken: (added: string, mayWrite = true) => tokens.set(added, mayWrite),
    revoke: (revoked: string) => tokens.delete(revoked),
    requests: () => requests,
    calls: () => calls,
    /** Lists the calls that write. */
    writes: () => calls.filter((name) => /^(create|close|update|merge|delete)/.test(name)),
    /** Replaces answers, to test faults. Without an argument, all answers are normal again. */
    fail(next: Fault = () => undefined) {
      fault = next;
    },
    /** Sets what the rules of the main branch require. */
    setRules(next: Partial<BranchRules>) {
      rules = { ...setUpRules, ...next };
    },
    /** Sets the result of the checks of all requests, such as FAILURE. */
    setChecks(state: string | undefined) {
      checks = state;
    },
    /** Returns a text file of a branch; undefined if it does not exist. */
    read: readFile,
    /** Lists the files of a branch. */
    list: (branch: string) => [...(repository.filesAt(branch)?.keys() ?? [])],
    /** Returns the messages of the commits of a branch that main lacks, newest first. */
    log: (branch: string) =>
      repository
        .ahead(branch)
        .map(({ message }) => message)
        .join('\n'),
    /** Returns the texts of all requests and commits. */
    texts: () => [JSON.stringify(requests), ...repository.messages()],
    branches: repository.branches,
    /** Returns the files of a branch by path; empty without the branch. */
    files: (branch: string) => repository.filesAt(branch) ?? new Map<string, Buffer>(),
    /** Changes a text file, as a colleague does. */
    edit(file: string, change: (text: string) => string, branch = 'main') {
      const bytes = Buffer.from(change(readFile(branch, file) ?? ''));
      repository.commit(branch, 'By a colleague', new Map([[file, bytes]]));
    },
    /** Writes a file, as a colleague does. */
    write: (file: string, bytes: Buffer, branch = 'main') =>
      repository.commit(branch, 'By a colleague', new Map([[file, bytes]])),
    /** Merges a request, as a colleague does on GitHub. @throws if it has conflicts */
    merge(number: number) {
      const request = requests[number - 1];
      if (!request) throw new Error(`There is no request ${number}.`);
      repository.merge(request.branch, `Merge pull request #${number}`);
      request.state = 'MERGED';
    },
    /** Opens another request of a branch, as a colleague does on GitHub. */
    open: (branch: string) =>
      openRequest({ headRefName: branch, title: 'By a colleague', body: '' }),
    /** Opens a closed request again, as a colleague does on GitHub. */
    reopen(number: number) {
      const request = requests[number - 1];
      if (request) request.state = 'OPEN';
    },
    /** Closes a request without merging it. */
    close(number: number) {
      const request = requests[number - 1];
      if (request) request.state = 'CLOSED';
    },
    /** Returns what /revision.txt of a site with the files of the default branch says. */
    revision: () =>
      revisionOf(
        [...(repository.filesAt('main') ?? [])].map(([name, bytes]) => ({ path: name, bytes })),
      ),
    /** Answers a request of a page in a browser to https://api.github.com. */
    async route(route: Route) {
      const request = route.request();
      await checkHeaders(request);
      const authorization = await request.headerValue('authorization');
      const body = request.postDataJSON() as GraphQlBody | null;
      const answered = await respond({ url: request.url(), authorization, body });
      if (!answered) return route.abort();
      const { headers, ...rest } = answered;
      return route.fulfill({ ...rest, headers: { ...crossOriginHeaders, ...headers } });
    },
    /** Answers a request to https://api.github.com in Node. @throws TypeError if the connection is cut */
    async fetch(url: string, { headers, body }: RequestInit = {}): Promise<Response> {
      const authorization = new Headers(headers).get('authorization');
      const query = typeof body === 'string' ? (JSON.parse(body) as GraphQlBody) : null;
      const answered = await respond({ url, authorization, body: query });
      if (!answered) throw new TypeError('fetch failed');
      const { json, body: bytes, ...rest } = answered;
      return new Response(json ? JSON.stringify(json) : bytes && Uint8Array.from(bytes), rest);
    },
  };
}

const describeRule = ({ approvals, lastPush }: BranchRules['rulesets'][number], index: number) => ({
  type: 'pull_request',
  ruleset_source_type: 'Repository',
  ruleset_source: repositoryName,
  ruleset_id: index,
  parameters: { required_approving_review_count: approvals, require_last_push_approval: lastPush },
});

/** Reads content/ of a folder. */
function readFiles(root: string): Files {
  return new Map(
    readContent(root).flatMap((file) =>
      'bytes' in file ? [[file.path, Buffer.from(file.bytes)] as const] : [],
    ),
  );
}

function describeBlob(bytes: Buffer) {
  const isBinary = bytes.includes(0);
  return {
    __typename: 'Blob',
    oid: blobIdOf(bytes),
    byteSize: bytes.length,
    text: isBinary ? null : bytes.toString(),
    isBinary,
    isTruncated: false,
  };
}

/** Describes a folder. @param folder such as `content/ne/` */
function describeTree(all: Files, folder: string): object {
  const files = [...all].filter(([file]) => file.startsWith(folder));
  const names = new Set(files.map(([file]) => file.slice(folder.length).split('/')[0] ?? ''));
  return {
    __typename: 'Tree',
    oid: idOf(
      'tree',
      JSON.stringify(files.map(([file, bytes]) => [file, blobIdOf(bytes)]).toSorted()),
    ),
    entries: [...names].toSorted().map((name) => {
      const bytes = all.get(folder + name);
      const object = bytes ? describeBlob(bytes) : describeTree(all, `${folder}${name}/`);
      return { name, type: bytes ? 'blob' : 'tree', object };
    }),
  };
}

const forbidden = 'Resource not accessible by personal access token';

/** A request of a browser or of Node. The body is null unless it is a query. */
interface Call {
  url: string;
  authorization: string | null;
  body: GraphQlBody | null;
}

interface GraphQlBody {
  /** Missing in requests of the REST API. */
  query?: string;
  variables: Record<string, unknown>;
}

/** Returns an error of GitHub's GraphQL API. */
function failure(type: string, message: string) {
  return new GraphQLError(message, { extensions: { type } });
}

/** Returns the name of a call: its field, such as `createRef` or `repository`, or `blobs`. */
function operationOf({ url, body }: Call): string {
  if (!body?.query) return path.posix.dirname(url).split('/').at(-1) ?? '';
  return /^(?:query|mutation) (\w+)/.exec(body.query)?.[1] ?? 'unnamed';
}

/** https://docs.github.com/en/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests */
const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, ' +
    'X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, ' +
    'X-Accepted-OAuth-Scopes, X-Poll-Interval',
};

/**
 * Requires that a page sends only headers that GitHub allows to pages of other origins. Playwright
 * answers the browser's preflight request itself.
 */
async function checkHeaders(request: Request) {
  const names = Object.keys(await request.allHeaders());
  const custom = names.filter(
    (name) =>
      !/^(sec-|accept|content-|user-agent|origin|:|host|connection|cache-control|pragma|priority)/.test(
        name,
      ),
  );
  const allowed = new Set(['authorization', 'if-none-match', 'x-requested-with']);
  const refused = custom.filter((name) => !allowed.has(name));
  if (refused.length > 0) throw new Error(`GitHub does not allow the headers ${refused.join()}.`);
}
