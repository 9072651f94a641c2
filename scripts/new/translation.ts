import path from 'node:path';
import { canonicalTag, isLanguageTag } from '../../src/site/fields/language-tag.ts';
import { languagesIn } from '../../src/compiler/content-types/file-location.ts';
import { report } from '../../src/compiler/diagnostics/report.ts';
import { writeNewFile } from '../write-file.ts';
import { load } from '../read/load.ts';
import { textToTranslate } from '../../src/compiler/write/text-to-translate.ts';
import { siteData, type ContentFile } from '../../src/compiler/read/resolve/content-file.ts';
import { untranslatedFiles } from '../../src/compiler/translate/translated-pairs.ts';
import { UserError } from '../user-error.ts';
import { doneCommand, doneOption, markDone } from './mark-done.ts';

/**
 * Runs `npm run new translation`: writes a file for each original without a translation, or for the
 * given originals. With `--done` it marks translations as up to date.
 * @param root the project's folder
 * @returns the written files and the next step
 * @throws UserError if there is nothing to write, or if the content would have errors
 */
export async function writeTranslations(root: string, args: readonly string[]): Promise<string> {
  const [first = ''] = args;
  const requestedLanguage = isLanguageTag(first) ? first : undefined;
  const pathArgs = requestedLanguage === undefined ? args : args.slice(1);
  // A terminal may have completed a path as .\content\faq\x.mdx
  const paths = pathArgs.map((name) => path.posix.normalize(name.replaceAll('\\', '/')));
  if (paths[0] === doneOption) return markDone(root, paths.slice(1));
  const loaded = await load(root);
  const language = chooseLanguage(requestedLanguage, paths, loaded.files);
  const originals = selectOriginals(language, paths, loaded.files);
  const written = originals.map((original) => {
    const name = original.textFile.path.replace(/^content\//, `content/${language}/`);
    writeNewFile(root, name, withTask(textToTranslate(original)));
    return name;
  });
  if (written.length === 0) {
    throw new UserError(loaded.model ? 'Everything is translated.' : report(loaded));
  }
  const summary = ['Wrote these files:', ...written].join('\n');
  const result = await load(root);
  if (!result.model) throw new UserError([summary, report(result)].join('\n\n'));
  return `${summary}

Next:
1. Translate the text in each of them, and remove its line with TODO.
2. Run npm start and look at the pages.
3. Run npm run check.`;
}

/** Returns the requested language, or the only further language of the site. */
function chooseLanguage(
  requested: string | undefined,
  paths: readonly string[],
  files: readonly ContentFile[],
): string {
  const languages = languagesIn(files.map(({ textFile }) => textFile));
  const language = requested ?? (languages.length === 1 ? languages[0] : undefined);
  const unknownName = paths.find((name) => !name.endsWith('.mdx'));
  if (unknownName !== undefined || language === undefined) {
    const suggestion = canonicalTag(unknownName ?? '') ?? '';
    const hint = isLanguageTag(suggestion) ? `. Did you mean "${suggestion}"?` : '.';
    const reason =
      unknownName === undefined ? '' : `"${unknownName}" is not a known language${hint} `;
    throw new UserError(
      `${reason}Name the language of the translation by its tag: npm run new translation ${languages[0] ?? 'de'}. It writes a translation of each file that has none, or of the files that you name. To mark a translation as reviewed and up to date: ${doneCommand(languages[0])}`,
    );
  }
  if (siteData(files, 'language')?.code === language) {
    throw new UserError(
      `"${language}" is the default language of the site. Name another language.`,
    );
  }
  return language;
}

/** Returns the files without a translation, or only the given files. */
function selectOriginals(
  language: string,
  paths: readonly string[],
  files: readonly ContentFile[],
): ContentFile[] {
  const untranslated = untranslatedFiles(
    files.filter(({ textFile }) => textFile.language === undefined),
    files.filter(({ textFile }) => textFile.language === language),
  );
  // Files with errors have no data.
  const originals = untranslated.filter(({ data }) => data);
  const unavailable = paths.find((name) =>
    originals.every(({ textFile }) => textFile.path !== name),
  );
  if (unavailable !== undefined) {
    throw new UserError(
      `"${unavailable}" is already translated or cannot be translated. Name a file such as content/faq/x.mdx.`,
    );
  }
  return originals.filter(({ textFile }) => paths.length === 0 || paths.includes(textFile.path));
}

/** Returns the file of a translation with a task, which `npm run check` reports until it is removed. */
function withTask(text: string): string {
  return text.replace(
    '---\n',
    '---\n# TODO: translate the text in this file, then remove this line.\n',
  );
}
