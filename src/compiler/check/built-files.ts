import { contentTypeOf, definesFacts } from '../content-types/content-types.ts';
import type { Facts } from '../read/facts/facts.ts';
import type { FileBytes, InputFile, TextFile } from '../read/files/decode-files.ts';
import { isPhoto, type InspectPicture, type PictureModel } from '../read/files/pictures.ts';
import { readFrontMatter, type FrontMatter } from '../read/parse/front-matter.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { blobId, blobIdOfBytes } from '../read/files/blob-id.ts';
import type { SiteContent } from './rules/rule.ts';

/**
 * The files as a build has validated them, as JSON. It contains neither drafts nor comments, because
 * everybody can read it.
 */
export interface BuiltFiles {
  /** The facts that were inserted into the files. */
  facts: readonly (Facts | null)[];
  files: readonly BuiltFile[];
  /** The valid drawings, by git's id. */
  drawings: Readonly<Record<string, Drawing>>;
}

type Drawing = Omit<PictureModel, 'path'>;

type Validated = Pick<ContentFile, 'data' | 'body' | 'segments' | 'legacySegments' | 'diagnostics'>;

interface BuiltFile extends Validated {
  path: string;
  /** Git's id of the file. */
  id: string;
  /** The index of its facts. */
  facts: number;
}

/**
 * Returns what a build knows of the files that it publishes.
 * @param site content without errors
 * @param inputFiles the files that the content was compiled from
 */
export function builtFiles(
  { languages, published, pictures }: SiteContent,
  inputFiles: readonly InputFile[],
): BuiltFiles {
  const [{ definedFacts } = {}] = languages;
  const isPublished = new Set<ContentFile>(published);
  const shown = languages.filter(({ files }) => files.some((file) => isPublished.has(file)));
  const facts = shown.map((language) => (language.definedFacts ?? definedFacts)?.facts ?? null);
  const files = shown.flatMap((language, index) =>
    language.files
      .filter((file) => isPublished.has(file) && !file.segments.some(hasComment))
      .map(({ textFile, data, body, segments, legacySegments, diagnostics }) => ({
        path: textFile.path,
        id: blobId(textFile),
        facts: definesFacts(textFile) ? shown.length : index,
        data,
        body,
        segments,
        legacySegments,
        diagnostics,
      })),
  );
  const bytesByPath = new Map(
    inputFiles.flatMap((file) => ('bytes' in file ? [[file.path, file.bytes]] : [])),
  );
  const drawings = Object.values(pictures).flatMap(({ path, ...drawing }) => {
    const bytes = isPhoto(path) ? undefined : bytesByPath.get(path);
    return bytes ? [[blobIdOfBytes(bytes), drawing]] : [];
  });
  return { facts: [...facts, null], files, drawings: Object.fromEntries(drawings) };
}

/** Returns true if the notation of a field includes the comment after it. */
function hasComment({ notation }: ContentFile['segments'][number]): boolean {
  return JSON.stringify(notation ?? '').includes('"comment"');
}

/** Returns a file as it was validated with facts; undefined if a build knows only another version of it. */
export type FindBuilt = (textFile: TextFile, facts: string) => ContentFile | undefined;

/** Returns what finds a file that a build knows. The facts are given as JSON, `null` for none. */
export function findBuiltIn({ facts, files }: BuiltFiles): FindBuilt {
  const keys = facts.map((inserted) => JSON.stringify(inserted));
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (textFile, key) => {
    const file = byPath.get(textFile.path);
    if (!file || keys[file.facts] !== key || file.id !== blobId(textFile)) return undefined;
    const { data, body, segments, legacySegments, diagnostics } = file;
    const validated = { data, body, segments, legacySegments, diagnostics };
    const frontMatter = frontMatterOf(textFile.text);
    return { ...validated, textFile, type: contentTypeOf(textFile), frontMatter };
  };
}

/** Returns what inspects pictures, but for the drawings that a build knows. */
export function inspectUnknown(inspect: InspectPicture, { drawings }: BuiltFiles): InspectPicture {
  return (file: FileBytes) => {
    const known = isPhoto(file.path) ? undefined : drawings[blobIdOfBytes(file.bytes)];
    return known ? Promise.resolve(known) : inspect(file);
  };
}

/** Returns the front matter of a text, which is parsed when it is needed: for positions and for edits. */
function frontMatterOf(text: string): FrontMatter {
  let parsed: FrontMatter | undefined;
  const read = () => (parsed ??= readFrontMatter(text));
  return {
    get data() {
      return read().data;
    },
    get scalars() {
      return read().scalars;
    },
    get hasFences() {
      return read().hasFences;
    },
    get diagnostics() {
      return read().diagnostics;
    },
    positionOf: (path) => read().positionOf(path),
    positionOfKey: (path) => read().positionOfKey(path),
  };
}
