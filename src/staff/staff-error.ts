/** A failure that staff can understand. Its message is shown as it is. */
export class StaffError extends Error {}

/** The other side cannot be reached. Changes stay in the draft until it can. */
export class ConnectionError extends Error {}

/** Why a chosen file cannot become a photo of the site. The bar has a sentence for each reason. */
export type PhotoReason = 'heic' | 'pdf' | 'gif' | 'truncated' | 'too-large' | 'unreadable';

/** A chosen file cannot become a photo of the site. */
export class PhotoError extends Error {
  constructor(readonly reason: PhotoReason) {
    super(reason);
  }
}

/** Why GitHub refuses a call. The bar has a sentence for each reason. */
export type GitHubReason =
  /** The token is wrong, expired or revoked. */
  | 'token'
  /** The token may not read or write this repository. */
  | 'permission'
  /** The repository was renamed or deleted, or the token does not know it. */
  | 'not-found'
  /** Too many calls in a short time. */
  | 'rate-limit'
  /** GitHub has a fault, or needs too long. */
  | 'unavailable'
  /** Somebody has changed the branch in the same moment. */
  | 'moved'
  /** The branch is protected against this change. */
  | 'protected'
  /** The changes are larger than GitHub accepts at once. */
  | 'too-large'
  | 'refused';

/** GitHub refuses a call. The bar has a sentence for each reason. */
export class GitHubError extends Error {
  constructor(
    readonly reason: GitHubReason,
    message: string = reason,
  ) {
    super(message);
  }
}
