import type { Root } from 'mdast';
import type { Singletons } from '../../../site/singletons/singleton-schemas.ts';
import {
  pagesFolder,
  singletonFolder,
  type ContentType,
} from '../../content-types/content-types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import type { TextFile } from '../files/decode-files.ts';
import type { Outline } from './resolve-body.ts';
import type { LegacySegment } from './legacy-segments.ts';
import type { Segment } from './segments.ts';

/** A parsed content file, validated independently of other files. */
export interface ContentFile {
  textFile: TextFile;
  /** Undefined if the site does not use the file. */
  type: ContentType | undefined;
  frontMatter: FrontMatter;
  /** Valid front matter with the facts inserted; undefined if it has errors. */
  data: Record<string, unknown> | undefined;
  /** Undefined if the file has no body, or if it cannot be parsed. */
  body: Body | undefined;
  /** All text, in the order of the file. */
  segments: readonly Segment[];
  /** The segments that seem to be typed for a font such as Preeti; empty before validation. */
  legacySegments: readonly LegacySegment[];
  diagnostics: Diagnostic[];
}

interface Body extends Outline {
  tree: Root;
  /** True if the tree lacks paragraphs, because these have syntax errors. */
  incomplete: boolean;
}

export function isPage({ textFile }: ContentFile): boolean {
  return textFile.folder === pagesFolder;
}

/** The pages that every site needs. */
export const requiredPages: readonly string[] = ['home', 'not-found'];

export function isRequired(file: ContentFile): boolean {
  return isPage(file) && requiredPages.includes(file.textFile.id);
}

/** Returns the position of a field's value, or of the nearest ancestor if the value is missing. */
export function atField({ textFile, frontMatter }: ContentFile, field: PropertyKey[]) {
  return { path: textFile.path, ...frontMatter.positionOf(field) };
}

/** Returns the position of a field's name, or of its value if the name is missing. */
export function atFieldName({ textFile, frontMatter }: ContentFile, field: PropertyKey[]) {
  return { path: textFile.path, ...frontMatter.positionOfKey(field) };
}

/** Returns a file of content/site in the default language. */
export function siteFile(
  files: readonly ContentFile[],
  name: keyof Singletons,
): ContentFile | undefined {
  return files.find(({ textFile }) => textFile.path === `content/${singletonFolder}/${name}.mdx`);
}

/** Returns the data of a file of content/site; undefined while it has errors. */
export function siteData<Name extends keyof Singletons>(
  files: readonly ContentFile[],
  name: Name,
): Singletons[Name] | undefined {
  return siteFile(files, name)?.data as Singletons[Name] | undefined;
}
