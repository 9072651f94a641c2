import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import { picturesFolder } from '../../compiler/read/files/picture-names.ts';
import type { Bytes, FileChange } from '../files/transport.ts';
import { bytesOf } from '../files/bytes-of.ts';
import { applyChanges } from './draft-changes.ts';
import type { Draft, RequestConflict } from './drafts.ts';
import type { Side } from './merge-lines.ts';
import { mergeTexts } from './merge-texts.ts';
import { locationAt } from '../../compiler/content-types/file-location.ts';
import { isOfThing } from './rename-files.ts';
import { isSame } from '../files/is-same.ts';

/** The bytes of one file, or of a drawing and of the photo in its place; undefined for a removed file. */
export type Version = readonly { path: string; bytes: Bytes | undefined }[];

/** A file or a picture that staff and somebody else have changed. */
export interface Conflict {
  path: string;
  /** Where the other version is: on the site, or in the request that staff have sent. */
  place: 'site' | 'request';
  /** The file before both changes; undefined for a picture. */
  before?: Bytes | undefined;
  /** The file of staff. Where both sides have changed lines, the other changes of both are in it. */
  mine: Version;
  theirs: Version;
  /** The text with both changes; undefined if they are in the same lines. */
  merged: Version | undefined;
}

/** Lists the conflicts of a draft. @param files the files without the draft */
export function listConflicts(draft: Draft, files: readonly InputFile[]): Conflict[] {
  const { changes, conflicts = [] } = draft;
  const onSite = changes
    .map(({ path, before, after }) => ({ path, before, mine: after, theirs: bytesOf(files, path) }))
    .filter(({ before, theirs }) => !isSame(theirs, before))
    .filter(({ path, mine, theirs }) => !isPicture(path) && !isSame(theirs, mine));
  const current = applyChanges(files, changes);
  const inRequest = conflicts
    .map((conflict) => ({ ...conflict, mine: bytesOf(current, conflict.path) }))
    .filter(({ mine, theirs }) => !isSame(mine, theirs));
  return [
    ...onSite.map((file): Conflict => ({ place: 'site', ...compareSides(file) })),
    ...pictureConflicts(changes, files),
    ...inRequest.map((file): Conflict => ({ place: 'request', ...compareSides(file) })),
  ];
}

function compareSides({
  path,
  before,
  mine,
  theirs,
}: RequestConflict & { mine: Bytes | undefined }) {
  const version = (bytes: Bytes | undefined): Version => [{ path, bytes }];
  const merged = mergeTexts(before, mine, theirs);
  if (merged)
    return { path, before, mine: version(mine), theirs: version(theirs), merged: version(merged) };
  // The changes outside the conflict stay, whichever side staff choose.
  const favour = (side: Side) => mergeTexts(before, mine, theirs, side);
  return {
    path,
    before,
    mine: version(favour('mine') ?? mine),
    theirs: version(favour('theirs') ?? theirs),
    merged: undefined,
  };
}

const isPicture = (path: string) => locationAt(path).folder === picturesFolder;

/** Lists the pictures that both sides have replaced. A photo may replace a drawing of the same name. */
function pictureConflicts(changes: readonly FileChange[], files: readonly InputFile[]): Conflict[] {
  const ids = changes.filter(({ path }) => isPicture(path)).map(({ path }) => locationAt(path).id);
  return [...new Set(ids)].flatMap((id): Conflict[] => {
    const isOfPicture = ({ path }: { path: string }) =>
      isOfThing(path, { folder: picturesFolder, id });
    const own = changes.filter(isOfPicture);
    const isChanged = own.some(({ path, before, after }) => {
      const theirs = bytesOf(files, path);
      return !isSame(theirs, before) && !isSame(theirs, after);
    });
    const kept = own.find(({ after }) => after);
    const others = files
      .filter(isOfPicture)
      .filter(({ path }) => !own.some((change) => change.path === path));
    if (!isChanged && (!kept || others.length === 0)) return [];
    const paths = [...own, ...others].map(({ path }) => path);
    const mine = applyChanges([], own);
    return [
      {
        path: (kept ?? own[0])?.path ?? '',
        place: 'site',
        mine: paths.map((path) => ({ path, bytes: bytesOf(mine, path) })),
        theirs: paths.map((path) => ({ path, bytes: bytesOf(files, path) })),
        merged: undefined,
      },
    ];
  });
}

/** Returns the draft after staff have chosen a version. @param files the files without the draft */
export function resolveConflict(
  draft: Draft,
  files: readonly InputFile[],
  { path, place }: Conflict,
  version: Version,
): Draft {
  const isResolved = (changed: string) => version.some((file) => file.path === changed);
  const chosen = version.map(({ path: changed, bytes }): FileChange => {
    const own = draft.changes.find((change) => change.path === changed);
    const published = bytesOf(files, changed);
    return {
      path: changed,
      before: place === 'request' && own ? own.before : published,
      after: bytes,
    };
  });
  return {
    ...draft,
    changes: [...draft.changes.filter((change) => !isResolved(change.path)), ...chosen].filter(
      ({ before, after }) => !isSame(before, after),
    ),
    conflicts: draft.conflicts?.filter((conflict) => place !== 'request' || conflict.path !== path),
  };
}
