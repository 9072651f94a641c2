import { holdsFacts, isShared, pagesFolder } from '../content-types/content-types.ts';
import { startOfFile, type Diagnostic, type FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { crossCheck } from '../link/cross-check.ts';
import { writtenFacts } from '../link/written-facts.ts';
import { readFacts, type FactSource } from '../link/fact-source.ts';
import type { SourceFile } from '../read/read-content.ts';
import { siteFile, type ContentFile } from '../validate/content-file.ts';
import type { Facts } from '../validate/facts.ts';
import type { ValidateFile } from '../validate/validate-file.ts';
import type { Words } from '../validate/words.ts';
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
  complete: CompleteFile[];
  /** What is wrong with them besides what is wrong with each alone. */
  diagnostics: Diagnostic[];
  warnings: Diagnostic[];
}

/** A file that lacks nothing. */
export interface CompleteFile extends ContentFile {
  /** What it has from the file that it mirrors: its links, pictures, numbers and days. */
  inherited?: readonly Words[];
}

interface TranslateOptions {
  validate: ValidateFile;
  /** The names of all pictures. */
  pictures: readonly string[];
  /** What to insert while the files that hold the facts of the language have errors. */
  facts: Facts | undefined;
}

/**
 * Puts together the content in another language: words from its own files, all else from those that
 * they mirror.
 */
export function translate(
  language: string,
  sources: readonly SourceFile[],
  originals: readonly ContentFile[],
  { pictures, facts: otherwise, validate }: TranslateOptions,
): Translation {
  const factFiles = sources.filter(holdsFacts).map((source) => validate(source, undefined));
  const factPairs = translatedPairs(factFiles, originals);
  const factSource = readFacts(withOriginals(factPairs, originals));
  const facts = factSource?.facts ?? otherwise;

  const files = sources.map(
    (source) => factFiles.find((one) => one.source === source) ?? validate(source, facts),
  );
  const pairs = translatedPairs(files, originals);
  const strays = files.filter((one) => one.type && pairs.every(({ file }) => file !== one));
  const complete = withOriginals(pairs, originals);
  const missing = untranslated(originals, files).filter(({ data }) => !data?.draft);
  return {
    language,
    factSource,
    files,
    complete,
    diagnostics: [
      ...clashes(language, sources, originals),
      ...crossCheck(complete, pictures, factSource, { language, originals }),
    ],
    // What changes in the first language must not wait for somebody who speaks the other.
    warnings: [
      ...strays.map(withoutOriginal),
      ...inFiles(pairs, compareFields),
      ...missing.map(({ source }) => leftOut(source, language)),
      ...inFiles(pairs, ({ file }) => untranslatedWords(file, language)),
      ...inFiles(pairs, compareHeadings),
      ...(factSource ? writtenFacts(files, factSource) : []),
    ],
  };
}

/** What would be published at the address of the language, and a language that is the site's own. */
function clashes(
  language: string,
  [first]: readonly SourceFile[],
  originals: readonly ContentFile[],
): Diagnostic[] {
  const own = siteFile(originals, 'language');
  const page = originals.find(
    ({ source }) => source.folder === pagesFolder && source.id === language,
  );
  const all: Diagnostic[] = [];
  if (first && own?.data?.code === language) {
    const message = `${own.source.path} says that the files beside this folder are in "${language}" already; give the folder the name of its own language, or remove it`;
    all.push({ path: first.path, ...startOfFile, message });
  }
  if (page) {
    const message = `a page cannot be called "${language}": content/${language}/pages/home.mdx is published under that name`;
    all.push({ path: page.source.path, ...startOfFile, message });
  }
  return all;
}

/** The pairs as complete files, and what has no translation but is the same in all languages. */
function withOriginals(pairs: readonly Pair[], originals: readonly ContentFile[]): CompleteFile[] {
  const isPaired = (one: ContentFile) => pairs.some(({ original }) => original === one);
  const shared = originals.filter((one) => isShared(one.source) && !isPaired(one));
  return [...pairs.map(completed), ...shared];
}

/** A translated file with all that it has from the one that it mirrors. */
function completed({ file, original }: Pair): CompleteFile {
  const { translated_from: _, reviewed: __, ...words } = file.data ?? {};
  const ids = original.body?.headings.map(({ id }) => id) ?? [];
  return {
    ...file,
    type: original.type,
    data:
      file.data && original.data && (translatedData(original.data, words) as ContentFile['data']),
    inherited: original.words.filter(({ kind, path }) => path && kind !== 'copy'),
    body: file.body && {
      ...file.body,
      // A link to a place on a page leads there in every language.
      headings: file.body.headings.map((heading, index) => ({
        ...heading,
        id: (haveSameHeadings(file, original) && ids[index]) || heading.id,
      })),
    },
  };
}

function withoutOriginal({ source }: ContentFile): Diagnostic {
  const original = `content/${source.folder}/${source.id}.mdx`;
  const message = `there is no ${original} that this file could translate; give it the name of the file that it translates, or remove it`;
  return { path: source.path, ...startOfFile, message };
}

function leftOut({ folder, id }: SourceFile, language: string): Diagnostic {
  const message = `content/${folder}/${id}.mdx is not translated, so the pages in this language leave it out; npm run new translation ${language} writes the file`;
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
