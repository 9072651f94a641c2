import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import type { FileChange } from '../files/transport.ts';
import { bytesOf } from '../files/bytes-of.ts';
import type { Draft, SavedChanges, SentChanges } from './drafts.ts';
import { isOfThing, renameInDraft, renamesFor } from './rename-files.ts';
import { isSame } from '../files/is-same.ts';

/** The published files before and after somebody has changed them. */
interface PublishedFiles {
  from: readonly InputFile[];
  to: readonly InputFile[];
  /** The branches that are merged. */
  merged: readonly string[];
}

/**
 * Returns a draft for newer published files. What was sent and merged is no longer part of it. A new
 * file whose name somebody else has taken gets another name. A change stays as it is if the file has
 * changed there too; this may be a conflict.
 */
export function rebaseDraft(draft: Draft, files: PublishedFiles): Draft {
  const paths = [draft.changes, draft.sent?.changes ?? [], draft.sending?.changes ?? []]
    .flat()
    .map(({ path }) => path);
  const changes = [...new Set(paths)].flatMap((path) => rebaseFile(path, draft, files));
  const renames = renamesFor(changes, files.to);
  const renamed = renameInDraft({ ...withoutMerged(draft, files), changes }, renames);
  const sent = [renamed.sent, renamed.sending].flatMap((part) => part?.changes ?? []);
  const isSent = ({ folder, from }: (typeof renames)[number]) =>
    sent.some(({ path }) => isOfThing(path, { folder, id: from }));
  return {
    ...renamed,
    changes: renamed.changes.filter(({ path, after }) => !isSame(bytesOf(files.to, path), after)),
    renames: [...(renamed.renames ?? []), ...renames.filter(isSent)],
  };
}

interface Part {
  part: SentChanges | undefined;
  isMerged: boolean;
  /** False if its last commit may not have arrived before its branch was merged. */
  isComplete: boolean;
}

/** Returns what was sent, the latest first. */
function partsOf({ sent, sending }: Draft, { merged }: PublishedFiles): [Part, Part] {
  const isMerged = (part: SentChanges | undefined) =>
    part !== undefined && merged.includes(part.branch);
  return [
    // A request is opened after its first commits.
    { part: sending, isMerged: isMerged(sending), isComplete: sending?.branch !== sent?.branch },
    { part: sent, isMerged: isMerged(sent), isComplete: true },
  ];
}

/** Returns the change of a file since it was published, if it was. */
function rebaseFile(path: string, draft: Draft, files: PublishedFiles): FileChange[] {
  const own = draft.changes.find((change) => change.path === path);
  const theirs = bytesOf(files.to, path);
  const [published] = partsOf(draft, files).flatMap(({ part, isMerged, isComplete }) => {
    const change = part?.changes.find((candidate) => candidate.path === path);
    const isThere = change !== undefined && isSame(change.after, theirs);
    const isPublished = isMerged ? isComplete || isThere : own !== undefined && isThere;
    return change && isPublished ? [change] : [];
  });
  if (!published) return own ? [own] : [];
  const mine = own ? own.after : bytesOf(files.from, path);
  // What staff have undone since it was sent is a change of the published file.
  const isChanged = own !== undefined || isSame(mine, published.before);
  if (!isChanged || isSame(mine, published.after)) return [];
  return [{ path, before: published.after, after: mine }];
}

/** Returns a draft without what is merged. The saves that are published cannot be undone. */
function withoutMerged(draft: Draft, files: PublishedFiles): Draft {
  const [sending, sent] = partsOf(draft, files);
  const isNewMerged = sending.isMerged && sending.isComplete;
  const isPublished = {
    started: isNewMerged,
    sent: sent.isMerged,
    again: sent.isMerged || isNewMerged,
  };
  const isOpen = ({ sending: step }: SavedChanges) => !step || !isPublished[step];
  return {
    ...draft,
    saves: draft.saves.filter(isOpen),
    undone: draft.undone?.filter(isOpen),
    ...((sending.isMerged || sent.isMerged) && {
      sent: undefined,
      conflicts: undefined,
      renames: undefined,
    }),
    ...(sending.isMerged && { sending: undefined }),
  };
}
