import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canonicalTag, isLanguageTag } from '../../../src/fields/language-tag.ts';
import { namePattern, toValidName } from '../../../src/fields/name.ts';
import { decode } from './encoding.ts';
import { heicAdvice } from './photos.ts';
import { readRegular } from './read-regular.ts';
import { strayCharacters, replaceStray } from './stray-characters.ts';
import {
  startOfFile,
  withRule,
  type Explanation,
  type Fix,
  type Diagnostic,
} from '../diagnostics/diagnostic.ts';
import { foldersOf } from '../content-types/content-types.ts';
import { locationOf, type FileLocation } from '../content-types/languages.ts';
import { didYouMean } from '../diagnostics/suggest.ts';

/** The text of a content file, with \n as line ends. */
export interface SourceFile extends FileLocation {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
  /** The byte order mark. */
  bom?: string;
}

export interface ReadResult {
  files: SourceFile[];
  pictures: string[];
  /** The names that several pictures would have after renaming. */
  ambiguousNames: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

const picturesFolder = 'pictures';
const guideFiles: ReadonlySet<string> = new Set(['README.md', 'REFERENCE.md', 'SETUP.md']);
/** Files that operating systems and editors create. */
const systemFiles = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i;
const documentEndings = /^\.(docx?|odt|rtf|pages|pdf|html?)$/i;
/** The suffixes that operating systems add to copied files. */
const copySuffix = /(?: \(\d+\)| - Copy(?: \(\d+\))?| copy(?: \d+)?)$/i;
const pictureEndings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** Unsaved bytes by path in the project; undefined for a removed file. */
export type PendingFiles = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * Reads all files of content/. Synchronous calls are five times as fast here.
 * @param pending unsaved files, which replace those on disk
 */
export function readContent(root: string, pending: PendingFiles = new Map()): ReadResult {
  const names = listContent(root, pending);
  const picturesById = picturesByName(names);
  const duplicates = [...picturesById].filter(([, files]) => files.length > 1);
  const ambiguousNames = new Set(duplicates.map(([id]) => id));
  const files: SourceFile[] = [];
  const pictures: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const reportedFolders = new Set<string>();
  for (const name of names) {
    const { dir: folder, base } = path.posix.parse(name);
    const start = { path: `content/${name}`, rule: 'file-name', ...startOfFile };
    const folderMessage = explainFolder(folder);
    if (folderMessage !== undefined) {
      // Report a folder only at its first file.
      if (!reportedFolders.has(folderMessage))
        diagnostics.push({ ...start, message: folderMessage });
      reportedFolders.add(folderMessage);
      continue;
    }
    if (folder === picturesFolder) {
      const explanation = explainPicture(base, picturesById);
      if (explanation) diagnostics.push({ ...start, ...explanation });
      else pictures.push(base);
      continue;
    }
    const result =
      asExplanation(explainFile(name, names)) ??
      pending.get(start.path) ??
      readRegular(root, start.path);
    if (!result) continue;
    const source = 'message' in result ? { ...start, ...result } : sourceFileOf(name, result);
    if ('message' in source) {
      diagnostics.push(source);
      continue;
    }
    files.push({ ...source, text: replaceStray(source.text) });
    diagnostics.push(...withRule('encoding', start.path, strayCharacters(source.text)));
  }
  return { files, pictures, ambiguousNames, diagnostics };
}

/** Returns the paths of all content files, relative to content/. */
function listContent(root: string, pending: PendingFiles): string[] {
  const names = new Set(listFolder(path.join(root, 'content')));
  for (const [file, bytes] of pending) {
    const name = path.posix.relative('content', file);
    if (!bytes) names.delete(name);
    else if (isContent(name)) names.add(name);
  }
  return [...names].toSorted();
}

function listFolder(folder: string): string[] {
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter(isContent);
}

function isContent(name: string): boolean {
  return !guideFiles.has(name) && !name.split('/').some((part) => systemFiles.test(part));
}

/** Decodes a file, or reports that it is not UTF-8. @param name the path in content/ */
export function sourceFileOf(name: string, bytes: Uint8Array): SourceFile | Diagnostic {
  const file = `content/${name}`;
  const { text, bom, encoding } = decode(bytes);
  if (encoding !== 'utf-8') {
    const message =
      'Save this file as UTF-8 text. Open it in the program that wrote it, choose Save as, and then the encoding UTF-8.';
    // UTF-16 can be converted without loss.
    const fix: Fix | undefined = encoding && { find: '', replace: '', safe: true };
    return { path: file, rule: 'encoding', ...startOfFile, message, fix };
  }
  return { path: file, ...locationOf(name), text: text.replaceAll(/\r\n?/g, '\n'), bom };
}

/** Explains why the site does not use a folder; undefined if it does. */
function explainFolder(folder: string): string | undefined {
  const [first = '', subfolder = ''] = folder.split('/', 2);
  const isLanguage = isLanguageTag(first);
  const allowedFolders = foldersOf(isLanguage ? first : undefined);
  if (allowedFolders.includes(folder) || folder === picturesFolder) return undefined;
  if (folder === '' || (isLanguage && subfolder === ''))
    return `Move these files into the folders of ${path.posix.join('content', folder)}/. The site does not use files here.`;
  if (isLanguage && subfolder === picturesFolder)
    return `Move these pictures into content/${picturesFolder}. They are the same in all languages.`;
  if (![...foldersOf(undefined), picturesFolder].includes(subfolder)) {
    const name = allowedFolders.find((parent) => folder.startsWith(`${parent}/`)) ?? folder;
    return `The site does not use a folder "${folder}" in content/.${didYouMean(name, [...allowedFolders, picturesFolder])}`;
  }
  const tag = canonicalTag(first) ?? first;
  return isLanguageTag(tag)
    ? `Rename this folder to "${tag}", the tag of its language.`
    : `Name the folder of a language by its tag, such as ne, de or pt-BR. "${first}" is not a known language.`;
}

function explainFile(name: string, names: readonly string[]): string | undefined {
  const { dir: folder, name: id, ext: ending } = path.posix.parse(name);
  if (ending !== '.mdx') return `Content files end in .mdx. ${endingAdvice(ending)}`;
  const message = explainName(id);
  const original = `${id.replace(copySuffix, '')}.mdx`;
  const isCopy =
    message !== undefined &&
    copySuffix.test(id) &&
    names.includes(path.posix.join(folder, original));
  return isCopy ? `Is this a copy of ${original}? Then delete it. Otherwise: ${message}` : message;
}

function endingAdvice(ending: string): string {
  if (ending === '') return 'This one has no ending.';
  if (documentEndings.test(ending)) {
    return `Copy the text into a plain text file. "${ending}" files cannot be read here.`;
  }
  return /^\.(md|markdown|txt|text)$/i.test(ending)
    ? `Rename this file to end in .mdx, not in ${ending}.`
    : `"${ending}" files cannot be read here.`;
}

/** Groups pictures by the name that they have or should have. */
function picturesByName(names: readonly string[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const { dir, base, ext } = path.posix.parse(name);
    const plain = plainPictureName(base);
    if (dir !== picturesFolder || plain === undefined) continue;
    if (!pictureEndings.includes(ext.toLowerCase())) continue;
    const id = pictureId(plain);
    groups.set(id, [...(groups.get(id) ?? []), base]);
  }
  return groups;
}

function explainPicture(
  name: string,
  picturesById: ReadonlyMap<string, readonly string[]>,
): Explanation | undefined {
  const ending = path.posix.extname(name).toLowerCase();
  if (/^\.hei[cf]$/.test(ending)) return { message: heicAdvice };
  if (!pictureEndings.includes(ending)) {
    return {
      message: `Pictures end in ${pictureEndings.join(', ')}. "${ending}" cannot be shown.`,
    };
  }
  const plain = plainPictureName(name);
  if (plain === name) return undefined;
  if (plain === undefined) return asExplanation(explainName(''));
  const duplicate = picturesById.get(pictureId(plain))?.find((candidate) => candidate !== name);
  if (duplicate !== undefined) {
    return {
      message: `Give this file another name, and write that name where the picture is used. ${pictureId(plain)} would be the name of this picture and of content/pictures/${duplicate}.`,
    };
  }
  const advice =
    ending === '.svg'
      ? ''
      : ' "npm run check -- --fix" does this, and removes hidden data such as the place where the photo was taken.';
  // The fix renames the file.
  return {
    message: `Rename this file to ${plain}.${advice}`,
    fix: { find: '', replace: '', safe: true },
  };
}

/** Returns the name of a picture in content: its file name without extension. */
export function pictureId(fileName: string): string {
  return path.parse(fileName).name;
}

/** Returns the name that a picture should have: `img-1234.jpg` for `IMG_1234.JPG`. */
export function plainPictureName(name: string): string | undefined {
  const { name: id, ext } = path.posix.parse(name);
  const plain = namePattern.test(id) ? id : toValidName(id);
  return plain === '' ? undefined : plain + ext.toLowerCase();
}

function asExplanation(message: string | undefined): Explanation | undefined {
  return message === undefined ? undefined : { message };
}

function explainName(id: string): string | undefined {
  if (namePattern.test(id)) return undefined;
  const rule = 'Name the file in lower case letters and digits, with single hyphens between words';
  const plain = toValidName(id);
  return plain === '' ? rule : `${rule}: ${plain}`;
}
