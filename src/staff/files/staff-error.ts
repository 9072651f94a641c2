/** Why an edit is not possible. The bar has a sentence for each reason. */
export type StaffReason =
  /** The text can be changed only in its file. */
  | 'not-editable'
  /** The file was removed. */
  | 'gone'
  /** The text has changed since it was opened. */
  | 'changed'
  /** The entry has no order among others. */
  | 'no-order'
  /** The text has no counterpart in another language. */
  | 'no-pair'
  /** A difference between two languages is still to be answered. */
  | 'unanswered'
  /** A form has no text in any language. */
  | 'no-text'
  /** The facts of the shop have errors. */
  | 'facts-first'
  /** A later save must be undone first. */
  | 'undo-later-first'
  /** A change that was undone would add an error to the content. */
  | 'no-longer-fits'
  | 'undone'
  /** Another tab of this browser changes the content. */
  | 'other-tab'
  /** The file is not UTF-8 text. */
  | 'encoding';

/** An edit is not possible. */
export class StaffError extends Error {
  constructor(readonly reason: StaffReason) {
    super(reason);
  }
}

/** The other side cannot be reached. Changes stay in the draft until it can. */
export class ConnectionError extends Error {}

/** The connection may also end while an answer arrives. @throws ConnectionError */
export function toConnectionError(error: Error): never {
  throw new ConnectionError(error.message, { cause: error });
}

/** Why a chosen file cannot become a photo of the site. The bar has a sentence for each reason. */
export type PhotoReason =
  'heic' | 'pdf' | 'gif' | 'truncated' | 'too-large' | 'too-long' | 'not-read' | 'unreadable';

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
