/** Three levels of folders: `content/ne/faq/delivery.mdx`. Texts come with the tree, pictures do not. */
const tree = `... on Tree { oid entries {
  name type object { oid ... on Blob { text isBinary isTruncated } ... on Tree { entries {
    name type object { oid ... on Blob { text isBinary isTruncated } ... on Tree { entries {
      name type object { oid ... on Blob { text isBinary isTruncated } } } } } } } } } }`;

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

export interface ContentAnswer {
  repository: {
    id: string;
    defaultBranchRef: { name: string; target: { oid: string } } | null;
    object: { oid: string; entries?: readonly TreeEntry[] } | null;
  } | null;
}

/** Reads content/ at a commit or branch, with the head of the default branch. */
export const readContent = `query ($owner: String!, $name: String!, $content: String!) {
  repository(owner: $owner, name: $name) {
    id
    defaultBranchRef { name target { oid } }
    object(expression: $content) { oid ${tree} }
  }
}`;

export interface RevisionAnswer {
  repository: { object: { oid: string } | null } | null;
}

export const readRevision = `query ($owner: String!, $name: String!, $content: String!) {
  repository(owner: $owner, name: $name) { object(expression: $content) { oid } }
}`;

export interface TextAnswer {
  repository: { object: { text?: string | null } | null } | null;
}

export const readText = `query ($owner: String!, $name: String!, $id: GitObjectID!) {
  repository(owner: $owner, name: $name) { object(oid: $id) { ... on Blob { text } } }
}`;

export interface RequestAnswer {
  repository: {
    pullRequest: {
      id: string;
      state: 'OPEN' | 'MERGED' | 'CLOSED';
      url: string;
      headRefOid: string;
      mergedAt: string | null;
      commits: {
        nodes:
          readonly ({ commit: { statusCheckRollup: { state: string } | null } } | null)[] | null;
      };
    } | null;
  } | null;
}

/** Reads a pull request, and its last check. */
export const readRequest = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      id state url headRefOid mergedAt
      commits(last: 1) { nodes { commit { statusCheckRollup { state } } } }
    }
  }
}`;

export const createRef = `mutation ($input: CreateRefInput!) { createRef(input: $input) { ref { id } } }`;

export interface CommitAnswer {
  createCommitOnBranch: { commit: { oid: string } | null } | null;
}

export const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export interface PullRequestAnswer {
  createPullRequest: { pullRequest: { number: number; url: string } | null } | null;
}

export const createPullRequest = `mutation ($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { number url } }
}`;

export const closePullRequest = `mutation ($input: ClosePullRequestInput!) {
  closePullRequest(input: $input) { pullRequest { id } }
}`;

export interface ProtectionAnswer {
  repository: {
    defaultBranchRef: {
      branchProtectionRule: { id: string } | null;
      rules: { totalCount: number } | null;
    } | null;
  } | null;
}

/** Tells whether the default branch is protected by a rule. */
export const readProtection = `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { branchProtectionRule { id } rules { totalCount } }
  }
}`;
