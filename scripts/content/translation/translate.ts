import { isShared, pagesFolder } from '../content-types/content-types.ts';
import { startOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-content.ts';
import { siteFile, type ContentFile } from '../validate/content-file.ts';
import type { Words } from '../validate/words.ts';
import { compareFields } from './compare-fields.ts';
import { compareHeadings, haveSameHeadings } from './compare-headings.ts';
import { translatedPairs, untranslated, type Pair } from './pair.ts';
import { translatedData } from './translated-data.ts';
import { untranslatedWords } from './untranslated-words.ts';

/** A file that lacks nothing. */
export interface CompleteFile extends ContentFile {
  /** What it has from the file that it mirrors: its links, pictures, numbers and days. */
  inherited?: readonly Words[];
}

/**
 * The content in another language: words from its own files, all else from those that they mirror, and
 * what has no translation but is the same in all languages.
 */
export function completeFiles(
  files: readonly ContentFile[],
  originals: readonly ContentFile[],
): CompleteFile[] {
  const pairs = translatedPairs(files, originals);
  const isPaired = (one: ContentFile) => pairs.some(({ original }) => original === one);
  const shared = originals.filter((one) => isShared(one.source) && !isPaired(one));
  return [...pairs.map(completed), ...shared];
}

/**
 * Warnings about a translation, and no errors: what changes in the first language must not wait for
 * somebody who speaks the other.
 */
export function translationWarnings(
  language: string,
  files: readonly ContentFile[],
  originals: readonly ContentFile[],
): Diagnostic[] {
  const pairs = translatedPairs(files, originals);
  const strays = files.filter((one) => one.type && pairs.every(({ file }) => file !== one));
  const missing = untranslated(originals, files).filter(
    ({ source, data }) => !isShared(source) && !data?.draft,
  );
  return [
    ...strays.map(withoutOriginal),
    ...missing.map(({ source }) => leftOut(source, language)),
    ...pairs.flatMap((pair) =>
      [
        ...compareFields(pair),
        ...untranslatedWords(pair.file, language),
        ...compareHeadings(pair),
      ].map((warning) => ({ path: pair.file.source.path, ...warning })),
    ),
  ];
}

/** What would be published at the address of the language, and a language that is the site's own. */
export function clashes(
  language: string,
  [first]: readonly ContentFile[],
  originals: readonly ContentFile[],
): Diagnostic[] {
  const own = siteFile(originals, 'language');
  const page = originals.find(
    ({ source }) => source.folder === pagesFolder && source.id === language,
  );
  const all: Diagnostic[] = [];
  if (first && own?.data?.code === language) {
    const message = `${own.source.path} says that the files beside this folder are in "${language}" already; give the folder the name of its own language, or remove it`;
    all.push({ path: first.source.path, ...startOfFile, message });
  }
  if (page) {
    const message = `a page cannot be called "${language}": content/${language}/pages/home.mdx is published under that name`;
    all.push({ path: page.source.path, ...startOfFile, message });
  }
  return all;
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
