import { startOfFile, type Diagnostic, type FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { holdsFacts, isBusiness, readFacts, type FactSource } from '../facts.ts';
import { mirroredFolder } from '../languages.ts';
import { crossCheck } from '../link/cross-check.ts';
import type { SourceFile } from '../read/read-content.ts';
import type { ContentFile, Validate } from '../validate/validate-file.ts';
import { compareFields } from './compare-fields.ts';
import { compareHeadings, haveSameHeadings } from './compare-headings.ts';
import { translatedPairs, untranslated, type Pair } from './pair.ts';
import { translatedData } from './translated-data.ts';
import { untranslatedWords } from './untranslated-words.ts';

/** The content in another language. */
export interface Translation {
  language: string;
  /** The facts in its words; undefined while the files that hold them have errors. */
  factSource: FactSource | undefined;
  /** Its files as they are written. */
  files: ContentFile[];
  /** The same with all that they have from what they mirror. */
  complete: ContentFile[];
  /** What is wrong with them besides what is wrong with each alone. */
  diagnostics: Diagnostic[];
  warnings: Diagnostic[];
}

/**
 * Puts together the content in another language: words from its own files, all else from those that
 * they mirror.
 * @param pictures the names of all pictures
 */
export function translate(
  language: string,
  sources: readonly SourceFile[],
  originals: readonly ContentFile[],
  pictures: readonly string[],
  validate: Validate,
): Translation {
  const factFiles = sources.filter(holdsFacts).map((source) => validate(source, undefined));
  const factPairs = translatedPairs(factFiles, originals);
  const { factSource } = readFacts(withOriginals(factPairs, originals));

  const files = sources.map((source) => validate(source, factSource?.facts));
  const pairs = translatedPairs(files, originals);
  const strays = files.filter((one) => one.type && pairs.every(({ file }) => file !== one));
  const complete = withOriginals(pairs, originals);
  const missing = untranslated(originals, files).filter(({ data }) => !data?.draft);
  return {
    language,
    factSource,
    files,
    complete,
    diagnostics: crossCheck(
      // The pictures of the front matter are the original's, which is checked by itself.
      complete.map((file) => ({ ...file, pictures: [] })),
      pictures,
      { language, originals },
    ),
    // What changes in the first language must not wait for somebody who speaks the other.
    warnings: [
      ...strays.map(withoutOriginal),
      ...inFiles(pairs, compareFields),
      ...missing.map(({ source }) => leftOut(source, language)),
      ...inFiles(pairs, ({ file }) => untranslatedWords(file, language)),
      ...inFiles(pairs, compareHeadings),
    ],
  };
}

/** The pairs as complete files, and the facts of the shop where they have no translation. */
function withOriginals(pairs: readonly Pair[], originals: readonly ContentFile[]): ContentFile[] {
  const isPaired = (one: ContentFile) => pairs.some(({ original }) => original === one);
  const shared = originals.filter((one) => isBusiness(one.source) && !isPaired(one));
  return [...pairs.map(completed), ...shared];
}

/** A translated file with all that it has from the one that it mirrors, in its folder. */
function completed({ file, original }: Pair): ContentFile {
  const { translated_from: _, reviewed: __, ...words } = file.data ?? {};
  const { references } = file;
  const ids = original.references?.headings.map(({ id }) => id) ?? [];
  return {
    ...file,
    source: { ...file.source, folder: original.source.folder },
    type: original.type,
    data:
      file.data && original.data && (translatedData(original.data, words) as ContentFile['data']),
    pictures: original.pictures,
    references: references && {
      ...references,
      // A link to a place on a page leads there in every language.
      headings: references.headings.map((heading, index) => ({
        ...heading,
        id: (haveSameHeadings(file, original) && ids[index]) || heading.id,
      })),
    },
  };
}

function withoutOriginal({ source }: ContentFile): Diagnostic {
  const original = `content/${mirroredFolder(source.folder)}/${source.id}.mdx`;
  const message = `there is no ${original} that this file could translate; give it the name of the file that it translates, or remove it`;
  return { path: source.path, ...startOfFile, message };
}

function leftOut({ folder, id }: SourceFile, language: string): Diagnostic {
  const message = `content/${folder}/${id}.mdx is not translated, so the pages in this language leave it out; npm run new translation writes the file`;
  return { path: `content/${language}/${folder}/${id}.mdx`, ...startOfFile, message };
}

function inFiles(
  pairs: readonly Pair[],
  diagnose: (pair: Pair) => readonly FileDiagnostic[],
): Diagnostic[] {
  return pairs.flatMap((pair) =>
    diagnose(pair).map((diagnostic) => ({ path: pair.file.source.path, ...diagnostic })),
  );
}
