import { contentTypeOf, definesFacts } from '../content-types/content-types.ts';
import type { Facts } from '../read/facts/facts.ts';
import type { TextFile } from '../read/files/decode-files.ts';
import { readFrontMatter, type FrontMatter } from '../read/parse/front-matter.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { blobId } from '../read/files/blob-id.ts';
import type { SiteContent } from './rules/rule.ts';

/**
 * The files as a build has validated them, as JSON. It contains neither drafts nor comments, because
 * everybody can read it.
 */
export interface BuiltFiles {
  /** The facts that were inserted into the files. */
  facts: readonly (Facts | null)[];
  files: readonly BuiltFile[];
}

type Validated = Pick<ContentFile, 'data' | 'body' | 'segments' | 'legacySegments' | 'diagnostics'>;

interface BuiltFile extends Validated {
  path: string;
  /** Git's id of the file. */
  id: string;
  /** The index of its facts. */
  facts: number;
}

/** Returns what a build knows of the files that it publishes. @param site content without errors */
export function builtFiles({ languages, published }: SiteContent): BuiltFiles {
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
  return { facts: [...facts, null], files };
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
