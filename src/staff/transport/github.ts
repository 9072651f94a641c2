import type { FileBytes } from '../../compiler/files/decode-files.ts';
import { blobId } from '../../compiler/translation/stale.ts';
import { GitHubError } from '../staff-error.ts';
import { applyChanges, differences } from '../session/draft-changes.ts';
import { toBase64 } from './base64.ts';
import { graphQl, readBlobBytes, type Access } from './github-api.ts';
import * as queries from './github-queries.ts';
import type { Bytes, FileChange, Snapshot, Transport } from './transport.ts';

/** Keeps the bytes of pictures by git's id, so that each one is loaded only once. */
export interface BlobStore {
  read: (id: string) => Promise<Bytes | undefined>;
  write: (id: string, bytes: Bytes) => Promise<unknown>;
}

/** A pull request with changes that were sent. */
export interface SentRequest {
  number: number;
  url: string;
  branch: string;
  /** The commit of the default branch from which the branch started. */
  base: string;
}

/** What has happened to a request. */
export interface RequestState {
  state: 'waiting' | 'failed' | 'published' | 'closed';
  /** When the request was merged (ISO 8601). */
  mergedAt: string | undefined;
}

/** The message of a commit: who sends the changes, and what changes. */
export interface SendMessage {
  title: string;
  /** One line for each change. */
  lines: readonly string[];
  person: string;
}

export type GitHub = ReturnType<typeof createGitHub>;

/** GitHub accepts at most 16 MB in one commit (the limit that sveltia-cms uses). */
const maxCommitBytes = 16_000_000;

/** Reads content/ of the default branch, and sends changes as a pull request. */
export function createGitHub(access: Access, blobs: BlobStore) {
  const [owner = '', name = ''] = access.repository.split('/');
  const call = <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    graphQl<Data>(access, query, { owner, name, ...variables });

  const readAt = async (commit: string) => {
    const { repository } = await call<queries.ContentAnswer>(queries.readContent, {
      content: `${commit}:content`,
    });
    if (!repository?.object || !repository.defaultBranchRef) throw new GitHubError('not-found');
    return { ...repository, object: repository.object, branch: repository.defaultBranchRef };
  };

  const bytesOf = async ({ oid, text, isTruncated }: NonNullable<queries.TreeEntry['object']>) => {
    // A text that is not UTF-8, or that is too long, differs from its bytes.
    if (typeof text === 'string' && !isTruncated && blobId({ text }) === oid)
      return new TextEncoder().encode(text);
    const known = await blobs.read(oid);
    if (known) return known;
    const bytes = await readBlobBytes(access, oid);
    await blobs.write(oid, bytes);
    return bytes;
  };

  const filesIn = async (
    entries: readonly queries.TreeEntry[],
    folder: string,
  ): Promise<FileBytes[]> => {
    const files = entries.map(async ({ name: entryName, type, object }) => {
      const path = `${folder}/${entryName}`;
      if (type === 'tree') return filesIn(object?.entries ?? [], path);
      return object ? [{ path, bytes: await bytesOf(object) }] : [];
    });
    return (await Promise.all(files)).flat();
  };

  const read = async (): Promise<Snapshot> => {
    const { object } = await readAt('HEAD');
    return { revision: object.oid, files: await filesIn(object.entries ?? [], 'content') };
  };

  const readRequest = async ({ number }: SentRequest) => {
    const { repository } = await call<queries.RequestAnswer>(queries.readRequest, { number });
    return repository?.pullRequest ?? undefined;
  };

  /** Commits changes to a branch, unless the branch has moved from `head`. */
  const commit = async (
    branch: string,
    head: string,
    changes: readonly FileChange[],
    { title, lines, person }: SendMessage,
  ) => {
    const additions = changes.flatMap(({ path, after }) => (after ? [{ path, after }] : []));
    const size = additions.reduce((sum, { after }) => sum + after.length, 0);
    if (size > maxCommitBytes) throw new GitHubError('too-large');
    const encoded = additions.map(async ({ path, after }) => ({
      path,
      contents: await toBase64(after),
    }));
    const deletions = changes.filter(({ after }) => !after).map(({ path }) => ({ path }));
    const input = {
      branch: { repositoryNameWithOwner: access.repository, branchName: branch },
      expectedHeadOid: head,
      message: { headline: title, body: [...lines, '', person].join('\n') },
      fileChanges: { additions: await Promise.all(encoded), deletions },
    };
    await call<queries.CommitAnswer>(queries.createCommit, { input });
  };

  /** Opens a request with a new branch: its commit, and then the request. */
  const openRequest = async (
    { id: repositoryId, branch: base }: Awaited<ReturnType<typeof readAt>>,
    changes: readonly FileChange[],
    message: SendMessage,
  ): Promise<SentRequest> => {
    const head = base.target.oid;
    const branch = `staff-${crypto.randomUUID()}`;
    const ref = { repositoryId, name: `refs/heads/${branch}`, oid: head };
    await call(queries.createRef, { input: ref });
    await commit(branch, head, changes, message);
    const input = {
      repositoryId,
      baseRefName: base.name,
      headRefName: branch,
      title: message.title,
      body: [...message.lines, '', message.person].join('\n'),
    };
    const answer = await call<queries.PullRequestAnswer>(queries.createPullRequest, { input });
    const request = answer.createPullRequest?.pullRequest;
    if (!request) throw new GitHubError('refused');
    return { ...request, branch, base: head };
  };

  const transport: Transport = {
    read,
    async revision() {
      const { repository } = await call<queries.RevisionAnswer>(queries.readRevision, {
        content: 'HEAD:content',
      });
      if (!repository?.object) throw new GitHubError('not-found');
      return repository.object.oid;
    },
    async readBlob(id) {
      if (id === '') return undefined;
      const { repository } = await call<queries.TextAnswer>(queries.readText, { id });
      return repository?.object?.text ?? undefined;
    },
  };

  return {
    ...transport,
    /**
     * Sends the draft as a pull request. Adds a commit to an open request, unless the default branch
     * has moved since: then a new request replaces it.
     * @param snapshot the files without the draft
     * @throws GitHubError `moved` if content/ has changed since the snapshot was read
     */
    async send(
      snapshot: Snapshot,
      draft: readonly FileChange[],
      message: SendMessage,
      sent: SentRequest | undefined,
    ): Promise<SentRequest> {
      const main = await readAt('HEAD');
      if (main.object.oid !== snapshot.revision) throw new GitHubError('moved');
      const request = sent && (await readRequest(sent));
      if (!sent || request?.state !== 'OPEN') return openRequest(main, draft, message);
      if (sent.base !== main.branch.target.oid) {
        const replacement = await openRequest(main, draft, message);
        await call(queries.closePullRequest, { input: { pullRequestId: request.id } });
        return replacement;
      }
      const { object } = await readAt(sent.branch);
      const branchFiles = await filesIn(object.entries ?? [], 'content');
      const changes = differences(branchFiles, applyChanges(snapshot.files, draft));
      if (changes.length > 0) await commit(sent.branch, request.headRefOid, changes, message);
      return sent;
    },
    async requestState(sent: SentRequest): Promise<RequestState> {
      const request = await readRequest(sent);
      const checks = request?.commits.nodes?.[0]?.commit.statusCheckRollup?.state;
      const mergedAt = request?.mergedAt ?? undefined;
      if (request?.state === 'MERGED') return { state: 'published', mergedAt };
      if (request?.state !== 'OPEN') return { state: 'closed', mergedAt };
      return { state: checks === 'FAILURE' || checks === 'ERROR' ? 'failed' : 'waiting', mergedAt };
    },
    /** Returns true if the default branch accepts no direct commits. */
    async isProtected(): Promise<boolean> {
      const { repository } = await call<queries.ProtectionAnswer>(queries.readProtection);
      const { branchProtectionRule, rules } = repository?.defaultBranchRef ?? {};
      return Boolean(branchProtectionRule) || (rules?.totalCount ?? 0) > 0;
    },
  };
}
