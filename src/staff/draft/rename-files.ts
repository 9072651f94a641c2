import {
  pagesFolder,
  routeOf,
  singletonFolder,
} from '../../compiler/content-types/content-types.ts';
import { locationAt, type FileLocation } from '../../compiler/content-types/file-location.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import { offsetOf } from '../../compiler/diagnostics/position.ts';
import { decodeText, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import { picturesFolder } from '../../compiler/read/files/picture-names.ts';
import type { Segment, SegmentReference } from '../../compiler/read/resolve/segments.ts';
import { blobId } from '../../compiler/read/files/blob-id.ts';
import { parseLinkTarget } from '../../site/fields/link-target.ts';
import { decodeAnchor } from '../../site/lib/decode-anchor.ts';
import type { Bytes, FileChange } from '../files/transport.ts';
import { bytesOf } from '../files/bytes-of.ts';
import type { ContentChange } from '../describe/changes.ts';
import type { Draft, SavedChanges } from './drafts.ts';
import type { Rename } from './publication.ts';
import { isSame } from '../files/is-same.ts';
import { parseText } from '../edits/writer.ts';

/**
 * Returns new names for the new files of a draft whose names others have taken for other files.
 * @param others the files of others
 */
export function renamesFor(changes: readonly FileChange[], others: readonly InputFile[]): Rename[] {
  const isTaken = ({ path, before, after }: FileChange) =>
    !before &&
    after &&
    isOriginal(locationAt(path)) &&
    !isSame(bytesOf(others, path), after) &&
    others.some((other) => isOfThing(other.path, locationAt(path))) &&
    // A photo that replaces a drawing of the same name is not new.
    !changes.some((change) => change.before && isOfThing(change.path, locationAt(path)));
  const paths = [...others, ...changes].map(({ path }) => path);
  return changes.filter(isTaken).map(({ path }) => {
    const { folder, id: from } = locationAt(path);
    let number = 2;
    const isFree = () =>
      !paths.some((other) => isOfThing(other, { folder, id: `${from}-${number}` }));
    while (!isFree()) number += 1;
    return { folder, from, to: `${from}-${number}` };
  });
}

/** Returns true for the file that gives a picture, a page or an entry its name. */
function isOriginal({ language, folder }: FileLocation): boolean {
  return language === undefined && folder !== singletonFolder;
}

/** Returns true for the file of a picture, or for a file of a page or an entry in any language. */
export function isOfThing(
  path: string,
  { folder, id }: Pick<FileLocation, 'folder' | 'id'>,
): boolean {
  const location = locationAt(path);
  return location.folder === folder && location.id === id;
}

/** Renames files in a draft and in its saves, and all links and pictures of the draft that name them. */
export function renameInDraft(draft: Draft, renames: readonly Rename[]): Draft {
  if (renames.length === 0) return draft;
  const { saves, undone } = draft;
  const texts = [draft, ...saves, ...(undone ?? [])]
    .flatMap(({ changes }) => changes)
    .flatMap(({ path, before, after }) => [before, after].map((bytes) => ({ path, bytes })));
  const versions = renamedVersions(texts, renames);
  const rename = (changes: readonly FileChange[]) => renameChanges(changes, renames, versions);
  const renameSave = (saved: SavedChanges): SavedChanges => ({
    ...saved,
    save: {
      ...saved.save,
      differences: saved.save.differences.map((change) => renameIn(change, renames)),
    },
    changes: rename(saved.changes),
  });
  return {
    ...draft,
    changes: rename(draft.changes),
    saves: saves.map(renameSave),
    undone: undone?.map(renameSave),
  };
}

function renameIn(change: ContentChange, renames: readonly Rename[]): ContentChange {
  if ('path' in change) return { ...change, path: renamePath(change.path, renames) };
  return 'file' in change ? { ...change, file: renamePath(change.file, renames) } : change;
}

/** Renames files in changes, and all links and pictures that name them. */
export function renameChanges(
  changes: readonly FileChange[],
  renames: readonly Rename[],
  versions: ReadonlyMap<string, string> = new Map(),
): FileChange[] {
  const rename = (path: string, bytes: Bytes | undefined) =>
    bytes && replaceVersion(renameReferences(path, bytes, renames), versions);
  return changes.map(({ path, before, after }) => ({
    path: renamePath(path, renames),
    before: rename(path, before),
    after: rename(path, after),
  }));
}

function renamePath(path: string, renames: readonly Rename[]): string {
  const rename = renames.find(({ folder, from }) => isOfThing(path, { folder, id: from }));
  if (!rename) return path;
  const { folder, ending } = splitPath(path);
  return `${folder}/${rename.to}${ending}`;
}

function renameReferences(path: string, bytes: Bytes, renames: readonly Rename[]): Bytes {
  if (!path.endsWith('.mdx') || decodeText(bytes) === undefined) return bytes;
  const { textFile, segments } = parseText(path, bytes);
  const replacements = segments.flatMap((segment) =>
    segment.references.flatMap((reference) => {
      const replace = renameTarget(reference, renames);
      const start = startOf(reference, segment, textFile.text);
      return replace === undefined
        ? []
        : [{ start, end: start + reference.name.length, replace } satisfies Replacement];
    }),
  );
  return replaceInBytes(bytes, replacements);
}

/** Returns the offset of the name in a field or an attribute, or in Markdown. */
function startOf(reference: SegmentReference, { notation, start }: Segment, text: string): number {
  return notation ? start : text.indexOf(reference.name, offsetOf(text, reference));
}

/** Returns the new target of a link, or the new name of a picture; undefined if it keeps its name. */
function renameTarget(
  { kind, name }: SegmentReference,
  renames: readonly Rename[],
): string | undefined {
  if (kind === 'picture')
    return renames.find(({ folder, from }) => folder === picturesFolder && from === name)?.to;
  const target = kind === 'link' ? parseLinkTarget(name) : undefined;
  for (const { folder, from, to } of renames) {
    if (folder === pagesFolder && target?.kind === 'route' && target.route === routeOf(from))
      return name.replace(target.route, routeOf(to) ?? '');
    const anchor = target && 'anchor' in target ? target.anchor : undefined;
    if (folder !== pagesFolder && anchor !== undefined && decodeAnchor(anchor) === from)
      return name.replace(/#.*/, `#${to}`);
  }
  return undefined;
}

/** Returns git's id of each renamed text by its id before. Translations have the ids of their originals. */
function renamedVersions(
  texts: readonly { path: string; bytes: Bytes | undefined }[],
  renames: readonly Rename[],
): Map<string, string> {
  return new Map(
    texts.flatMap(({ path, bytes }) => {
      const after = bytes && renameReferences(path, bytes, renames);
      return after && after !== bytes ? [[idOf(bytes), idOf(after)] as const] : [];
    }),
  );
}

const idOf = (bytes: Bytes) => blobId({ text: decodeText(bytes) ?? '' });

function replaceVersion(bytes: Bytes, versions: ReadonlyMap<string, string>): Bytes {
  const text = decodeText(bytes) ?? '';
  const [, version = ''] = /^translated_from: ([\da-f]{40})/m.exec(text) ?? [];
  const next = versions.get(version);
  if (next === undefined) return bytes;
  const start = text.indexOf(version);
  return replaceInBytes(bytes, [{ start, end: start + version.length, replace: next }]);
}
