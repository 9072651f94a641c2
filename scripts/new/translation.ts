import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Document } from 'yaml';
import { report } from '../content/diagnostics/report.ts';
import {
  changedLines,
  decodeText,
  replaceInBytes,
  writeNewFile,
  writeWhole,
} from '../content/edit/exact-file.ts';
import { canonicalTag, isLanguageTag } from '../../src/fields/language-tag.ts';
import { languagesIn } from '../content/content-types/languages.ts';
import { load } from '../content/load.ts';
import { bodyStart } from '../content/parse/fences.ts';
import { translatedPairs, untranslated, type Pair } from '../content/translation/pair.ts';
import { blobId } from '../content/translation/stale.ts';
import { siteData, type ContentFile } from '../content/resolve/content-file.ts';
import { git } from '../git.ts';
import { UserError } from '../user-error.ts';

const doneOption = '--done';
/** Marks a translation as up to date although its text has not changed. */
const sameOption = '--same';

/**
 * Runs `npm run new translation`: writes a file for each original that is not translated into a
 * language, or for the given files. With `--done` it records in translations that they match their
 * originals.
 * @param root the project's folder
 * @returns the written files and the next step
 * @throws UserError if there is nothing to write, or if the content would have errors
 */
export async function writeTranslations(root: string, args: readonly string[]): Promise<string> {
  const [first] = args;
  const requestedLanguage = first !== undefined && isLanguageTag(first) ? first : undefined;
  const paths = (requestedLanguage === undefined ? args : args.slice(1)).map(asPath);
  const [option] = paths;
  if (option === doneOption || option === sameOption)
    return markDone(root, paths.slice(1), option === sameOption);
  const loaded = await load(root);
  const languages = languagesIn(loaded.files.map(({ source }) => source));
  const language = requestedLanguage ?? (languages.length === 1 ? languages[0] : undefined);
  const unknownName = paths.find((name) => !name.endsWith('.mdx'));
  if (unknownName !== undefined || language === undefined) {
    const suggestion = canonicalTag(unknownName ?? '') ?? '';
    const hint = isLanguageTag(suggestion) ? `. Did you mean "${suggestion}"?` : '.';
    const unknown =
      unknownName === undefined ? '' : `"${unknownName}" is not a known language${hint} `;
    throw new UserError(
      `${unknown}Name the language of the translation by its tag: npm run new translation ${languages[0] ?? 'de'}. It writes a translation of each file that has none, or of the files that you name. To mark a translation as up to date: ${command(doneOption, languages[0])}`,
    );
  }
  if (siteData(loaded.files, 'language')?.code === language) {
    throw new UserError(
      `"${language}" is the default language of the site. Name another language.`,
    );
  }
  const missing = originalsWithout(language, loaded.files);
  const translated = paths.find((name) => missing.every(({ source }) => source.path !== name));
  if (translated !== undefined) {
    throw new UserError(
      `"${translated}" is already translated or cannot be translated. Name a file such as content/faq/x.mdx.`,
    );
  }
  const selected = missing.filter(
    ({ source }) => paths.length === 0 || paths.includes(source.path),
  );
  const written = selected.map((original) => {
    const name = path.posix.join(
      'content',
      language,
      path.posix.relative('content', original.source.path),
    );
    writeNewFile(root, name, textToTranslate(original));
    return name;
  });
  if (written.length === 0 && !loaded.model) throw new UserError(report(loaded));
  if (written.length === 0) throw new UserError('Everything is translated.');
  const answer = ['Wrote these files:', ...written].join('\n');
  const result = await load(root);
  if (!result.model) throw new UserError([answer, report(result)].join('\n\n'));
  return `${answer}

Next:
1. Translate the words in each of them, and remove its line with TODO.
2. Run npm start and look at the pages.
3. Run npm run check.`;
}

/** Normalizes a path that a terminal has completed: .\content\faq\x.mdx */
function asPath(name: string): string {
  return path.posix.normalize(name.replaceAll('\\', '/'));
}

function originalsWithout(language: string, files: readonly ContentFile[]): ContentFile[] {
  const inLanguage = (tag?: string) => files.filter(({ source }) => source.language === tag);
  return untranslated(inLanguage(), inLanguage(language)).filter(({ data }) => data);
}

function textToTranslate({ source, segments }: ContentFile): string {
  const fields = new Document({});
  for (const { kind, path: field, value } of segments) {
    if (field && kind === 'text') fields.setIn(field, value);
  }
  fields.set('translated_from', blobId(source));
  fields.set('reviewed', false);
  return `---
# TODO: translate the words in this file, then remove this line.
${fields.toString({ lineWidth: 0 })}---
${source.text.slice(bodyStart(source.text))}`;
}

/**
 * Records in the given files that they are up to date.
 * @param isSame true if the user confirms that an unchanged translation still fits its original
 */
async function markDone(root: string, paths: readonly string[], isSame: boolean): Promise<string> {
  if (paths.length === 0) throw new UserError(`Name the file: ${command(doneOption)}`);
  const { files } = await load(root);
  const pairs = paths.map((name) => {
    const pair = translatedPairs(files).find(({ file: { source } }) => source.path === name);
    if (pair) return pair;
    throw new UserError(
      `"${name}" is not a translation. Write its path, such as content/ne/faq/x.mdx.`,
    );
  });
  for (const pair of isSame ? [] : pairs) {
    if (!(await isUnchangedSinceMark(root, pair))) continue;
    const { path: name, language } = pair.file.source;
    throw new UserError(
      `${name} has not changed since it was last marked, but ${pair.original.source.path} has. npm run diff shows how. Change the translation. If both still have the same meaning, run: ${command(sameOption, language, name)}`,
    );
  }
  for (const { file, original } of pairs) {
    const name = path.join(root, file.source.path);
    writeWhole(name, asDone(readFileSync(name), original));
  }
  return `Marked ${pairs.length === 1 ? '1 file' : `${pairs.length} files`} as up to date.`;
}

/** Records the current version of the original in a translation. */
export function asDone(bytes: Uint8Array, original: ContentFile): Buffer {
  const text = decodeText(bytes) ?? '';
  const line = `${versionLine(original)}\n`;
  const unmarked = text.replace(versionPattern, '');
  const marked = unmarked.replace(/\n---[ \t]*(?=\n|$)/, (fence) => `\n${line}${fence.slice(1)}`);
  return replaceInBytes(bytes, changedLines(text, marked));
}

/** Matches the line with the version of the original. */
const versionPattern = /^translated_from:.*\n/m;

function versionLine({ source }: ContentFile): string {
  return `translated_from: ${blobId(source)}`;
}

/**
 * Returns true if a translation has not changed since it was last marked, although its original
 * has. Compares it with git's history.
 */
async function isUnchangedSinceMark(root: string, { file, original }: Pair): Promise<boolean> {
  const { text, path: name } = file.source;
  const [line] = versionPattern.exec(text) ?? [];
  if (line === undefined || line.trimEnd() === versionLine(original)) return false;
  try {
    const search = ['log', '-1', '--format=%H', `-S${line.trimEnd()}`, '--', name];
    const commit = await git(root, search);
    const before = await git(root, ['show', `${commit}:./${name}`]);
    return (
      before.replace(versionPattern, '').trimEnd() === text.replace(versionPattern, '').trimEnd()
    );
  } catch {
    // Without git's history this is unknown.
    return false;
  }
}

function command(option: string, language = 'ne', file = `content/${language}/faq/x.mdx`): string {
  return `npm run new translation ${language} -- ${option} ${file}`;
}
