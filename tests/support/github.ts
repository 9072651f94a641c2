import path from 'node:path';
import { schema as gitHubSchema } from '@octokit/graphql-schema';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import type { Request, Route } from 'playwright-core';
import type { Folder } from './folder.ts';
import { repositoryName } from './published-content.ts';
import { git, gitBlob, writeGitBlob } from './repository.ts';

/** GitHub's own schema. A query that it does not accept fails the test. */
const schema = buildSchema(gitHubSchema.idl, { assumeValidSDL: true });

/** The only valid token. */
export const token = 'github_pat_11EXAMPLE0secret';

/** The fragment of the link in the QR code. */
export const pairingFragment = `#token=${token}&until=2031-01-01`;

export const gitHubOrigin = 'https://api.github.com';
const url = `https://github.com/${repositoryName}`;

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
 * Commits the content of a site to a new repository, and returns a stand-in for GitHub. The stand-in
 * executes the queries of the staff page with GitHub's schema on this repository.
 */
export function createGitHubStandIn(site: Folder) {
  const folder = commitTo(site);
  const requests: PullRequest[] = [];
  /** The names of the calls, such as `createRef`, in their order. */
  const calls: string[] = [];
  let fault: Fault = () => undefined;
  let isProtected = true;
  let checks: string | undefined;

  const run = (...args: string[]) => git(folder, ...args);
  const resolve = (name: string) => {
    const [id = ''] = run('rev-parse', '--revs-only', '--quiet', name).split('\n');
    return /^[\da-f]{40}$/.test(id) ? id : undefined;
  };
  const headOf = (branch: string) => resolve(`refs/heads/${branch}`);

  /** The described objects by id. Objects never change. */
  const objects = new Map<string, object>();
  const describeObject = (id: string | undefined, knownType?: string): object | null => {
    const known = objects.get(id ?? '');
    if (known || !id) return known ?? null;
    const type = knownType ?? (resolve(`${id}^{object}`) && run('cat-file', '-t', id));
    if (type !== 'blob' && type !== 'tree') return null;
    const object = type === 'blob' ? describeBlob(id) : describeTree(id);
    objects.set(id, object);
    return object;
  };
  const describeBlob = (oid: string) => {
    const bytes = gitBlob(folder, oid);
    const isBinary = bytes.includes(0);
    const text = isBinary ? null : bytes.toString();
    return { __typename: 'Blob', oid, byteSize: bytes.length, text, isBinary, isTruncated: false };
  };
  const describeTree = (oid: string): object => ({
    __typename: 'Tree',
    oid,
    entries: run('ls-tree', oid)
      .split('\n')
      .map((line) => {
        const [, type, id, name] = /^\d+ (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
        return { name, type, oid: id, object: () => describeObject(id, type) };
      }),
  });
  const describeRef = (name: string) => {
    const oid = headOf(name);
    if (!oid) return null;
    return {
      id: `REF_${name}`,
      name,
      target: {
        __typename: 'Commit',
        oid,
        history({ first, path: file }: { first: number; path: string }) {
          const commits = run('log', `--max-count=${first}`, '--format=%H', oid, '--', file);
          return { nodes: commits.split('\n').map((id) => ({ oid: id })) };
        },
      },
      refUpdateRule: isProtected ? { requiredApprovingReviewCount: 1, viewerCanPush: false } : null,
      rules: { totalCount: 0 },
    };
  };
  const describeRequest = (request: PullRequest) => ({
    ...request,
    headRefName: request.branch,
    headRefOid: headOf(request.branch) ?? '0'.repeat(40),
    mergedAt: request.state === 'MERGED' ? '2030-01-01T10:00:00Z' : null,
    commits: {
      nodes: () => {
        // Fine-grained tokens cannot read checks: https://github.com/cli/cli/issues/12597
        if (checks === undefined) throw failure('FORBIDDEN', forbidden);
        return [{ commit: { statusCheckRollup: { state: checks } } }];
      },
    },
  });
  const describeRepository = () => ({
    id: 'R_1',
    nameWithOwner: repositoryName,
    viewerPermission: 'WRITE',
    defaultBranchRef: () => describeRef('main'),
    ref: ({ qualifiedName }: { qualifiedName: string }) =>
      describeRef(qualifiedName.replace(/^refs\/heads\//, '')),
    object: ({ expression, oid }: { expression?: string; oid?: string }) =>
      describeObject(resolve(expression?.replace(/^HEAD\b/, 'refs/heads/main') ?? oid ?? '')),
    pullRequests: ({ headRefName }: { headRefName: string }) => ({
      nodes: requests.filter(({ branch }) => branch === headRefName).map(describeRequest),
    }),
    pullRequest({ number }: { number: number }) {
      const request = requests[number - 1];
      return request ? describeRequest(request) : null;
    },
  });

  /** Commits changes to a branch, in a temporary index. */
  const commit = (
    branch: string,
    message: string,
    additions: readonly { path: string; bytes: Buffer }[],
    deletions: readonly string[] = [],
  ) => {
    const head = headOf(branch) ?? '';
    run('read-tree', head);
    for (const { path: file, bytes } of additions) {
      const info = `100644,${writeGitBlob(folder, bytes)},${file}`;
      run('update-index', '--add', '--cacheinfo', info);
    }
    // Without a folder of files, git removes nothing from the index.
    for (const file of deletions)
      run('--git-dir=.', '--work-tree=.', 'update-index', '--force-remove', file);
    const oid = run('commit-tree', run('write-tree'), '-p', head, '-m', message);
    run('update-ref', `refs/heads/${branch}`, oid, head);
    return oid;
  };

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
      run('update-ref', input.name, input.oid, '0'.repeat(40));
      return { ref: describeRef(input.name.replace('refs/heads/', '')) };
    },
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { expectedHeadOid, fileChanges, message } = input;
      const branch = input.branch.id.replace(/^REF_/, '');
      if (headOf(branch) !== expectedHeadOid)
        throw failure(
          'STALE_DATA',
          `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
        );
      const additions = fileChanges.additions.map(({ path: file, contents }) => ({
        path: file,
        bytes: Buffer.from(contents, 'base64'),
      }));
      const deletions = fileChanges.deletions.map(({ path: file }) => file);
      const text = `${message.headline}\n\n${message.body}`;
      const oid = commit(branch, text, additions, deletions);
      return { commit: { __typename: 'Commit', oid } };
    },
    createPullRequest({ input }: { input: { headRefName: string; title: string; body: string } }) {
      const number = requests.length + 1;
      const { headRefName: branch, title, body } = input;
      if (headOf(branch) === headOf('main'))
        throw failure('UNPROCESSABLE', `No commits between main and ${branch}`);
      if (requests.some((open) => open.branch === branch && open.state === 'OPEN'))
        throw failure('UNPROCESSABLE', `A pull request already exists for owner:${branch}.`);
      const request = {
        id: `PR_${number}`,
        number,
        url: `${url}/pull/${number}`,
        branch,
        state: 'OPEN',
        title,
        body,
      } as const;
      requests.push(request);
      return { pullRequest: describeRequest(request) };
    },
    closePullRequest({ input }: { input: { pullRequestId: string } }) {
      const request = requests.find(({ id }) => id === input.pullRequestId);
      if (request) request.state = 'CLOSED';
      return { pullRequest: request && describeRequest(request) };
    },
  };

  /** Executes a query as GitHub does. Errors have a type beside their message. */
  const execute = async ({ query, variables }: GraphQlBody) => {
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

  /** Answers a request as GitHub does. */
  const answer = async (request: Request): Promise<Answer> => {
    if ((await request.headerValue('authorization')) !== `Bearer ${token}`)
      return { status: 401, json: { message: 'Bad credentials' } };
    const { pathname } = new URL(request.url());
    const [, blob] = /^\/repos\/owner\/site\/git\/blobs\/([\da-f]{40})$/.exec(pathname) ?? [];
    if (blob) return { status: 200, body: gitBlob(folder, blob) };
    if (pathname !== '/graphql') return { status: 404, json: { message: 'Not Found' } };
    return { status: 200, json: await execute(request.postDataJSON() as GraphQlBody) };
  };

  const start = headOf('main') ?? '';

  return {
    /** Removes everything that tests have done. */
    reset() {
      for (const name of run('for-each-ref', '--format=%(refname)', 'refs/heads').split('\n'))
        if (name !== 'refs/heads/main') run('update-ref', '-d', name);
      run('update-ref', 'refs/heads/main', start);
      requests.length = 0;
      calls.length = 0;
      fault = () => undefined;
      isProtected = true;
      checks = undefined;
    },
    requests: () => requests,
    calls: () => calls,
    /** Lists the calls that write. */
    writes: () => calls.filter((name) => /^(create|close|update|merge|delete)/.test(name)),
    /** Replaces answers, to test faults. Without an argument, all answers are normal again. */
    fail(next: Fault = () => undefined) {
      fault = next;
    },
    setProtected(value: boolean) {
      isProtected = value;
    },
    /** Sets the result of the checks of all requests, such as FAILURE. */
    setChecks(state: string | undefined) {
      checks = state;
    },
    /** Returns a text file of a branch; undefined if it does not exist. */
    read(branch: string, file: string) {
      const id = resolve(`refs/heads/${branch}:${file}`);
      return id && gitBlob(folder, id).toString();
    },
    /** Lists the files of a branch. */
    list: (branch: string) => run('ls-tree', '-r', '--name-only', branch).split('\n'),
    /** Returns the messages of the commits of a branch that main lacks, newest first. */
    log: (branch: string) => run('log', '--format=%B', `main..${branch}`),
    /** Returns the texts of all requests and commits. */
    texts: () => [JSON.stringify(requests), run('log', '--all', '--format=%an %ae %B')],
    branches: () => run('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n'),
    /** Changes a text file, as a colleague does. */
    edit(file: string, change: (text: string) => string, branch = 'main') {
      const id = resolve(`refs/heads/${branch}:${file}`);
      const before = id ? gitBlob(folder, id).toString() : '';
      commit(branch, 'By a colleague', [{ path: file, bytes: Buffer.from(change(before)) }]);
    },
    /** Writes a file of the default branch. */
    write: (file: string, bytes: Buffer) =>
      commit('main', 'By a colleague', [{ path: file, bytes }]),
    /** Merges a request, as a colleague does on GitHub. @throws if it has conflicts */
    merge(number: number) {
      const request = requests[number - 1];
      if (!request) throw new Error(`There is no request ${number}.`);
      const [main = '', branch = ''] = [headOf('main'), headOf(request.branch)];
      const tree = run('merge-tree', '--write-tree', main, branch);
      const title = `Merge pull request #${number}`;
      const oid = run('commit-tree', tree, '-p', main, '-p', branch, '-m', title);
      run('update-ref', 'refs/heads/main', oid, main);
      request.state = 'MERGED';
    },
    /** Closes a request without merging it. */
    close(number: number) {
      const request = requests[number - 1];
      if (request) request.state = 'CLOSED';
    },
    /** Writes the files of the default branch into a folder. */
    checkOut: (target: string) =>
      git(target, '--git-dir', folder, '--work-tree', target, 'checkout', 'main', '--', 'content'),
    /** Answers a request of a page to https://api.github.com. */
    async route(route: Route) {
      const request = route.request();
      await checkHeaders(request);
      const operation = operationOf(request);
      const replaced = fault(operation);
      if (replaced === 'abort') return route.abort();
      calls.push(operation);
      const { headers, ...rest } = typeof replaced === 'object' ? replaced : await answer(request);
      if (replaced === 'abort after') return route.abort();
      return route.fulfill({ ...rest, headers: { ...crossOriginHeaders, ...headers } });
    },
  };
}

/** Commits the content of a folder, and returns a bare repository with that commit. */
function commitTo({ root, write }: Folder): string {
  const repository = path.join(root, 'repository.git');
  write('.gitignore', '/*\n!/content\n');
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', 'content');
  git(root, 'commit', '--quiet', '--message', 'Content');
  git(root, 'clone', '--quiet', '--bare', root, repository);
  return repository;
}

const forbidden = 'Resource not accessible by personal access token';

interface GraphQlBody {
  query: string;
  variables: Record<string, unknown>;
}

/** Returns an error of GitHub's GraphQL API. */
function failure(type: string, message: string) {
  return new GraphQLError(message, { extensions: { type } });
}

/** Returns the name of a call: its field, such as `createRef` or `repository`, or `blob`. */
function operationOf(request: Request): string {
  if (!request.url().endsWith('/graphql'))
    return path.posix.dirname(request.url()).split('/').at(-1) ?? '';
  const { query } = request.postDataJSON() as GraphQlBody;
  return /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? 'unnamed';
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
