import type { Root } from 'mdast';
import type { Singletons } from '../../../src/singletons/schemas.ts';
import { pagesFolder, singletonFolder, type ContentType } from '../content-types/content-types.ts';
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import type { SourceFile } from '../read/read-content.ts';
import type { Outline } from './outline.ts';
import type { Words } from './words.ts';

/** A file with all that is known of it without the others: it is parsed and walked once, for all. */
export interface ContentFile {
  source: SourceFile;
  /** Undefined for a file that nothing reads. */
  type: ContentType | undefined;
  frontMatter: FrontMatter;
  /** The front matter as its schema gives it out, facts inserted; undefined when it has errors. */
  data: Record<string, unknown> | undefined;
  /** Undefined where there is none, or none that can be parsed. */
  body: Body | undefined;
  /** All that it says, in the order of the file. */
  words: readonly Words[];
  diagnostics: Diagnostic[];
}

/** The body of a file with the facts inserted. */
interface Body extends Outline {
  tree: Root;
  /** Whether parts of the body could not be read, so that something may be missing. */
  incomplete: boolean;
}

/** Whether a file is a page, and no entry and no file of content/site. */
export function isPage({ source }: ContentFile): boolean {
  return source.folder === pagesFolder;
}

/** A position in a file that is named. */
type Located = Position & Pick<Diagnostic, 'path'>;

/** Where the value of a field stands, or what should hold it. */
export function atField({ source, frontMatter }: ContentFile, field: PropertyKey[]): Located {
  return { path: source.path, ...frontMatter.positionOf(field) };
}

/** Where the name of a field stands. */
export function atName({ source, frontMatter }: ContentFile, field: PropertyKey[]): Located {
  return { path: source.path, ...frontMatter.positionOfKey(field) };
}

/** A file of content/site in the site's own language; undefined where it is missing. */
export function siteFile(
  files: readonly ContentFile[],
  name: keyof Singletons,
): ContentFile | undefined {
  return files.find(
    ({ source: { language, folder, id } }) =>
      language === undefined && folder === singletonFolder && id === name,
  );
}

/** What such a file says; undefined while it has errors. */
export function siteData<Name extends keyof Singletons>(
  files: readonly ContentFile[],
  name: Name,
): Singletons[Name] | undefined {
  return siteFile(files, name)?.data as Singletons[Name] | undefined;
}
