import type { FileBytes } from '../../compiler/read/files/decode-files.ts';
import { blobId } from '../../compiler/read/files/blob-id.ts';
import { contentIdOf } from '../../compiler/read/files/content-id.ts';
import { GitHubError, StaffError } from './staff-error.ts';
import { toBase64 } from './base64.ts';
import { createGitHubApi, type Access } from './github-api.ts';
import * as queries from './github-queries.ts';
import { readWeakness } from './protection.ts';
import { retry, retryDelaysMs } from './retry.ts';
import type { Bytes, FileChange, Snapshot, Transport } from './transport.ts';

/**
 * Keeps the bytes of pictures and old texts by git's id, so that each one is loaded only once. The
 * last tree of content/ has the repository's name instead of an id.
 */
export interface BlobStore {
  read: (id: string) => Promise<Bytes | undefined>;
  write: (id: string, bytes: Bytes) => Promise<unknown>;
}

/** The message of a commit or of a pull request. */
export interface CommitMessage {
  title: string;
  body: string;
}

/** A merged request of the staff page. */
export interface PastPublication {
  /** In ISO 8601, UTC. */
  mergedAt: string;
  /** Who has sent it. */
  person: string;
  /** A sentence for each change. */
  rows: readonly string[];
}

/** Returns the rows of a request, and who has sent it. */
export function readBody(body: string): Omit<PastPublication, 'mergedAt'> {
  const [rows = '', person = ''] = body.replaceAll('\u200B', '').split('\n\n');
  return { rows: rows.split('\n'), person };
}

/** A branch and its last commit. */
interface Branch {
  id: string;
  commit: string;
}

/** The default branch, and a branch that changes were sent to, with its pull request. */
export interface Branches {
  repositoryId: string;
  main: { name: string; commit: string; revision: string };
  branch: Branch | undefined;
  request: queries.PullRequest | undefined;
}

export type GitHub = ReturnType<typeof createGitHub>;

interface GitHubOptions {
  /** Returns false if another tab sends now, which this tab may not have noticed. */
  mayWrite?: () => Promise<boolean>;
  /** The waits before a call is repeated, in milliseconds. */
  delaysMs?: readonly number[];
}

/**
 * Creates the calls that read content/ of a repository on GitHub, and that send changes as a branch
 * with a pull request. Each call is one request. GitHub does not undo the first of two calls if the
 * second one fails. A call that reads is repeated after a passing fault.
 */
export function createGitHub(access: Access, blobs: BlobStore, options: GitHubOptions = {}) {
  const { delaysMs = retryDelaysMs, mayWrite = async () => true } = options;
  const [owner = '', name = ''] = access.repository.split('/');
  const api = createGitHubApi(access);
  const { graphQl, readBlobBytes } = api;
  const call = <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    retry(() => graphQl<Data>(query, { owner, name, ...variables }), delaysMs);
  const write = async <Data>(query: string, input: object) => {
    if (!(await mayWrite())) throw new StaffError('other-tab');
    return graphQl<Data>(query, { input });
  };

  const bytesOf = async ({ oid, text, isTruncated }: queries.TreeFile['object']) => {
    // A text that is not UTF-8, or that is too long, differs from its bytes.
    if (typeof text === 'string' && !isTruncated && blobId({ text }) === oid)
      return new TextEncoder().encode(text);
    const known = await blobs.read(oid);
    if (known) return known;
    const bytes = await retry(() => readBlobBytes(oid), delaysMs);
    await blobs.write(oid, bytes);
    return bytes;
  };

  const readTree = async (commit: string) => {
    const content = `${commit}:content`;
    const { repository } = await call<queries.ContentAnswer>(queries.readFiles, { content });
    if (!repository?.object) throw new GitHubError('not-found');
    const merged = repository.pullRequests.nodes.flatMap((request) => request?.headRefName ?? []);
    return { tree: repository.object, merged };
  };
  const readFiles = async ({ oid, entries = [] }: queries.Tree): Promise<Snapshot> => {
    const inTree = queries.filesInTree(entries, 'content');
    const files = inTree.map(async ({ path, object }): Promise<FileBytes> => ({
      path,
      bytes: await bytesOf(object),
    }));
    return {
      revision: oid,
      contentId: contentIdOf(inTree.map(({ path, object }) => ({ path, id: object.oid }))),
      files: await Promise.all(files),
    };
  };
  /** Reads content/ in a commit. */
  const readAt = async (commit: string) => readFiles((await readTree(commit)).tree);

  /** The ids of texts that the repository does not have. */
  const lacking = new Set<string>();

  const transport: Transport = {
    async read() {
      const { tree, merged } = await readTree('HEAD');
      const snapshot = await readFiles(tree);
      await blobs.write(access.repository, new TextEncoder().encode(JSON.stringify(tree)));
      return { ...snapshot, merged };
    },
    async readLast() {
      const bytes = await blobs.read(access.repository);
      return bytes && readFiles(JSON.parse(new TextDecoder().decode(bytes)) as queries.Tree);
    },
    async revision() {
      const { repository } = await call<queries.RevisionAnswer>(queries.readRevision);
      if (!repository?.object) throw new GitHubError('not-found');
      return repository.object.oid;
    },
    async *readEarlier() {
      const { repository } = await call<queries.HistoryAnswer>(queries.readHistory);
      const commits = repository?.defaultBranchRef?.target.history?.nodes ?? [];
      for (const commit of commits.slice(1)) if (commit) yield readAt(commit.oid);
    },
    async readBlob(id) {
      if (!/^[\da-f]{40}$/.test(id) || lacking.has(id)) return undefined;
      const known = await blobs.read(id);
      if (known) return new TextDecoder().decode(known);
      const { repository } = await call<queries.TextAnswer>(queries.readLongText, { id });
      const text = repository?.object?.text ?? undefined;
      if (text === undefined) lacking.add(id);
      else await blobs.write(id, new TextEncoder().encode(text));
      return text;
    },
  };

  return {
    ...transport,
    readAt,
    /** Repeats a call after a passing fault, if the call continues what it has begun. */
    retry: <Result>(run: () => Promise<Result>) => retry(run, delaysMs),
    /** Reads the default branch, and a branch with its pull request if they exist. */
    async readBranches(branch: string): Promise<Branches> {
      const { repository } = await call<queries.BranchesAnswer>(queries.readBranches, { branch });
      if (!repository?.object || !repository.defaultBranchRef) throw new GitHubError('not-found');
      const { id, defaultBranchRef: main, object: content, ref, pullRequests } = repository;
      return {
        repositoryId: id,
        main: { name: main.name, commit: main.target.oid, revision: content.oid },
        branch: ref ? { id: ref.id, commit: ref.target.oid } : undefined,
        request: pullRequests.nodes[0] ?? undefined,
      };
    },
    /** Creates a branch from the default branch. */
    async createBranch({ repositoryId, main }: Branches, branch: string): Promise<Branch> {
      const input = { repositoryId, name: `refs/heads/${branch}`, oid: main.commit };
      const { createRef } = await write<queries.RefAnswer>(queries.createRef, input);
      return { id: createRef?.ref?.id ?? '', commit: main.commit };
    },
    /**
     * Commits changes to a branch, and returns the new commit.
     * @throws GitHubError `moved` if the branch has another last commit
     */
    async commit(
      branch: Branch,
      changes: readonly FileChange[],
      { title, body }: CommitMessage,
    ): Promise<Branch> {
      const additions = changes.flatMap(({ path, after }) =>
        after ? [{ path, contents: toBase64(after) }] : [],
      );
      const deletions = changes.filter(({ after }) => !after).map(({ path }) => ({ path }));
      const { createCommitOnBranch: answer } = await write<queries.CommitAnswer>(
        queries.createCommit,
        {
          branch: { id: branch.id },
          expectedHeadOid: branch.commit,
          message: { headline: title, body },
          fileChanges: { additions, deletions },
        },
      );
      return { ...branch, commit: answer?.commit?.oid ?? '' };
    },
    /** Opens a pull request of a branch. */
    async openRequest({ repositoryId, main }: Branches, branch: string, message: CommitMessage) {
      const { createPullRequest } = await write<queries.PullRequestAnswer>(
        queries.createPullRequest,
        { repositoryId, baseRefName: main.name, headRefName: branch, ...message },
      );
      if (!createPullRequest?.pullRequest) throw new GitHubError('refused');
      return createPullRequest.pullRequest;
    },
    /** Replaces the title and the text of a pull request, which has got more commits. */
    async describeRequest(pullRequestId: string, message: CommitMessage) {
      const input = { pullRequestId, ...message };
      const answer = await write<queries.UpdatedAnswer>(queries.updatePullRequest, input);
      if (!answer.updatePullRequest?.pullRequest) throw new GitHubError('refused');
      return answer.updatePullRequest.pullRequest;
    },
    /** Lists the last ten publications of the staff page, the latest first. */
    async readPublications(): Promise<PastPublication[]> {
      const { repository } = await call<queries.PublicationsAnswer>(queries.readPublications);
      const merged = (repository?.pullRequests.nodes ?? []).flatMap((request) => request ?? []);
      return merged
        .filter(({ headRefName }) => headRefName.startsWith('staff-'))
        .slice(0, 10)
        .map(({ body, mergedAt }) => ({ mergedAt: mergedAt ?? '', ...readBody(body) }));
    },
    /** Closes a pull request. Returns false if GitHub refuses, such as for a merged request. */
    async closeRequest(pullRequestId: string): Promise<boolean> {
      const answer = await write<queries.ClosedAnswer>(queries.closePullRequest, {
        pullRequestId,
      }).catch((error: Error) => {
        if (error instanceof GitHubError && error.reason === 'refused') return undefined;
        throw error;
      });
      return answer?.closePullRequest?.pullRequest?.state === 'CLOSED';
    },
    /** Returns true if a check of a request has failed. Tokens that may not read checks see none. */
    async hasFailedCheck(number: number): Promise<boolean> {
      const answer = await call<queries.ChecksAnswer>(queries.readChecks, { number }).catch(
        (error: Error) => {
          if (error instanceof GitHubError && error.reason === 'permission') return undefined;
          throw error;
        },
      );
      const state = answer?.repository?.pullRequest?.commits.nodes[0]?.commit.statusCheckRollup;
      return state?.state === 'FAILURE' || state?.state === 'ERROR';
    },
    /** Returns why this phone alone could publish; undefined if each change needs somebody else. */
    readWeakness: () => retry(() => readWeakness(api, access.repository), delaysMs),
  };
}
