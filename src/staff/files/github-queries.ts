/** Three levels of folders: `content/ne/faq/delivery.mdx`. Texts come with the tree, pictures do not. */
const blob = '... on Blob { text isBinary isTruncated }';
const tree = `... on Tree { oid entries {
  name type object { oid ${blob} ... on Tree { entries {
    name type object { oid ${blob} ... on Tree { entries {
      name type object { oid ${blob} } } } } } } } } }`;

/** A file or a folder in the answer of `readContent`. */
export interface TreeEntry {
  name: string;
  type: string;
  object: {
    oid: string;
    text?: string | null;
    isTruncated?: boolean;
    entries?: readonly TreeEntry[];
  } | null;
}

/** A file of a tree. */
export interface TreeFile {
  path: string;
  object: NonNullable<TreeEntry['object']>;
}

/** Returns the files of a folder and of the folders in it. */
export function filesInTree(entries: readonly TreeEntry[], folder: string): TreeFile[] {
  return entries.flatMap(({ name, type, object }) => {
    const path = `${folder}/${name}`;
    if (type === 'tree') return filesInTree(object?.entries ?? [], path);
    return object ? [{ path, object }] : [];
  });
}

/** The folder content/ with its texts. */
export interface Tree {
  oid: string;
  entries?: readonly TreeEntry[];
}

export interface ContentAnswer {
  repository: {
    object: Tree | null;
    pullRequests: { nodes: readonly ({ headRefName: string } | null)[] };
  } | null;
}

/**
 * Reads all files of content/ in a commit, such as `HEAD:content`, and the requests that were merged
 * last. The files of the default branch contain these requests.
 */
export const readFiles = `query readFiles($owner: String!, $name: String!, $content: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $content) { oid ${tree} }
    pullRequests(states: MERGED, first: 20, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { headRefName }
    }
  }
}`;

export interface RevisionAnswer {
  repository: { object: { oid: string } | null } | null;
}

export const readRevision = `query readRevision($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { object(expression: "HEAD:content") { oid } }
}`;

export interface HistoryAnswer {
  repository: {
    defaultBranchRef: {
      target: { history?: { nodes: readonly ({ oid: string } | null)[] } };
    } | null;
  } | null;
}

/** Lists the latest commits that changed content/. */
export const readHistory = `query readHistory($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { target { ... on Commit {
      history(first: 20, path: "content") { nodes { oid } } } } }
  }
}`;

export interface TextAnswer {
  repository: { object: { text?: string | null } | null } | null;
}

export const readLongText = `query readLongText($owner: String!, $name: String!, $id: GitObjectID!) {
  repository(owner: $owner, name: $name) { object(oid: $id) { ... on Blob { text } } }
}`;

/** A pull request. */
export interface PullRequest {
  id: string;
  number: number;
  url: string;
  state: 'OPEN' | 'MERGED' | 'CLOSED';
}

const request = 'id number url state';

export interface BranchesAnswer {
  repository: {
    id: string;
    defaultBranchRef: { name: string; target: { oid: string } } | null;
    object: { oid: string } | null;
    ref: { id: string; target: { oid: string } } | null;
    pullRequests: { nodes: readonly (PullRequest | null)[] };
  } | null;
}

/** Reads the default branch, and a branch with its latest pull request. */
export const readBranches = `query readBranches($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    id
    defaultBranchRef { name target { oid } }
    object(expression: "HEAD:content") { oid }
    ref(qualifiedName: $branch) { id target { oid } }
    pullRequests(headRefName: $branch, last: 1) { nodes { ${request} } }
  }
}`;

export interface ChecksAnswer {
  repository: {
    pullRequest: {
      commits: {
        nodes: readonly ({ commit: { statusCheckRollup: { state: string } | null } } | null)[];
      };
    } | null;
  } | null;
}

/** Reads the result of the checks of a pull request. */
export const readChecks = `query readChecks($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      commits(last: 1) { nodes { commit { statusCheckRollup { state } } } }
    }
  }
}`;

export interface RefAnswer {
  createRef: { ref: { id: string } | null } | null;
}

export const createRef = `mutation createRef($input: CreateRefInput!) {
  createRef(input: $input) { ref { id } }
}`;

export interface CommitAnswer {
  createCommitOnBranch: { commit: { oid: string } | null } | null;
}

export const createCommit = `mutation createCommitOnBranch($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export interface PullRequestAnswer {
  createPullRequest: { pullRequest: PullRequest | null } | null;
}

export const createPullRequest = `mutation createPullRequest($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { ${request} } }
}`;

export interface UpdatedAnswer {
  updatePullRequest: { pullRequest: PullRequest | null } | null;
}

export const updatePullRequest = `mutation updatePullRequest($input: UpdatePullRequestInput!) {
  updatePullRequest(input: $input) { pullRequest { ${request} } }
}`;

export interface PublicationsAnswer {
  repository: {
    pullRequests: {
      nodes: readonly ({ headRefName: string; body: string; mergedAt: string | null } | null)[];
    };
  } | null;
}

/** Reads what the latest merged requests say. */
export const readPublications = `query readPublications($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: MERGED, first: 50, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes { headRefName body mergedAt }
    }
  }
}`;

export interface ClosedAnswer {
  closePullRequest: { pullRequest: Pick<PullRequest, 'state'> | null } | null;
}

export const closePullRequest = `mutation closePullRequest($input: ClosePullRequestInput!) {
  closePullRequest(input: $input) { pullRequest { state } }
}`;

export interface ProtectionAnswer {
  repository: {
    defaultBranchRef: {
      name: string;
      refUpdateRule: {
        requiredApprovingReviewCount: number | null;
        viewerCanPush: boolean;
      } | null;
    } | null;
  } | null;
}

/** Reads the name of the default branch, and what its older branch protection requires. */
export const readProtectedBranch = `query readProtectedBranch($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { name refUpdateRule { requiredApprovingReviewCount viewerCanPush } }
  }
}`;
