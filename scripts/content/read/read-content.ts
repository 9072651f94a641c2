import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canonicalTag, isLanguageTag } from '../../../src/fields/language-tag.ts';
import { namePattern, plainName } from '../../../src/fields/name.ts';
import { decode } from './encoding.ts';
import { heicAdvice } from './photos.ts';
import { readRegular } from './read-regular.ts';
import { strayCharacters, withoutStray } from './stray-characters.ts';
import {
  startOfFile,
  type Explanation,
  type Fix,
  type Diagnostic,
} from '../diagnostics/diagnostic.ts';
import { foldersOf } from '../content-types/content-types.ts';
import { placeOf, type FilePlace } from '../content-types/languages.ts';
import { didYouMean } from '../diagnostics/suggest.ts';

/** A content file as text: without byte order mark, every line ended by a line feed. */
export interface SourceFile extends FilePlace {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
  /** The byte order mark that stands before it. */
  mark?: string;
}

export interface ReadResult {
  files: SourceFile[];
  /** The names of the files in content/pictures. */
  pictures: string[];
  /** The names of pictures that more than one file would have, so that nobody can tell which is meant. */
  doubtful: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

const picturesFolder = 'pictures';
/** Guides for the people who write content. */
const guides: ReadonlySet<string> = new Set(['README.md', 'REFERENCE.md']);
/** Files and folders that computers leave behind by themselves. */
const litter = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i;
const wordProcessed = /^\.(docx?|odt|rtf|pages|pdf|html?)$/i;
/** What computers add to the name of a copy. */
const copyMark = /(?: \(\d+\)| - Copy(?: \(\d+\))?| copy(?: \d+)?)$/i;
const pictureEndings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** Files as they would be, by their paths from the project's folder; undefined for one removed. */
export type PendingFiles = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * Reads every file of content/, one after the other: for many small files that takes a fifth of the
 * time that it takes to wait for each.
 * @param root the project's folder
 * @param pending read in place of what the files hold
 */
export function readContent(root: string, pending: PendingFiles = new Map()): ReadResult {
  const names = namesOf(root, pending);
  const namesakes = picturesByName(names);
  const shared = [...namesakes].filter(([, files]) => files.length > 1);
  const doubtful = new Set(shared.map(([id]) => id));
  const files: SourceFile[] = [];
  const pictures: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const told = new Set<string>();
  for (const name of names) {
    const { dir: folder, base } = path.posix.parse(name);
    const start = { path: `content/${name}`, ...startOfFile };
    const strange = refuseFolder(folder);
    if (strange !== undefined) {
      // One of its files is enough.
      if (!told.has(strange)) diagnostics.push({ ...start, message: strange });
      told.add(strange);
      continue;
    }
    if (folder === picturesFolder) {
      const refusal = refusePicture(base, namesakes);
      if (refusal) diagnostics.push({ ...start, ...refusal });
      else pictures.push(base);
      continue;
    }
    const bytes =
      explain(refuseFile(name, names)) ?? pending.get(start.path) ?? readRegular(root, start.path);
    if (!bytes) continue;
    const source = 'message' in bytes ? { ...start, ...bytes } : sourceFileOf(name, bytes);
    if ('message' in source) {
      diagnostics.push(source);
      continue;
    }
    files.push({ ...source, text: withoutStray(source.text) });
    diagnostics.push(...strayCharacters(source.text).map((one) => ({ path: start.path, ...one })));
  }
  return { files, pictures, doubtful, diagnostics };
}

/** Every content file by its path from content/, as they would be. */
function namesOf(root: string, pending: PendingFiles): string[] {
  const names = new Set(namesIn(path.join(root, 'content')));
  for (const [file, bytes] of pending) {
    const name = path.posix.relative('content', file);
    if (!bytes) names.delete(name);
    else if (isContent(name)) names.add(name);
  }
  return [...names].toSorted();
}

/** Every content file below a folder; none where there is no such folder. */
function namesIn(folder: string): string[] {
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
  return !guides.has(name) && !name.split('/').some((part) => litter.test(part));
}

/**
 * A file's bytes as text, or the diagnostic that they are none.
 * @param name the file's path from content/, with forward slashes
 */
export function sourceFileOf(name: string, bytes: Uint8Array): SourceFile | Diagnostic {
  const file = `content/${name}`;
  const { text, mark, encoding } = decode(bytes);
  if (encoding !== 'utf-8') {
    const message =
      'this file is not saved as UTF-8 text; open it in the program that wrote it, choose Save as, and there the encoding UTF-8';
    // Every character of UTF-16 is known: saving it again changes none of them.
    const fix: Fix | undefined = encoding && { find: '', replace: '', safe: true };
    return { path: file, ...startOfFile, message, fix };
  }
  return { path: file, ...placeOf(name), text: text.replaceAll(/\r\n?/g, '\n'), mark };
}

/** Why the site uses no file of a folder. */
function refuseFolder(folder: string): string | undefined {
  const [first = '', rest = ''] = folder.split('/', 2);
  const isLanguage = isLanguageTag(first);
  const known = foldersOf(isLanguage ? first : undefined);
  if (known.includes(folder) || folder === picturesFolder) return undefined;
  if (folder === '' || (isLanguage && rest === ''))
    return `the site uses no files here; move them into the folders of ${path.posix.join('content', folder)}/`;
  if (isLanguage && rest === picturesFolder)
    return `pictures are the same in all languages; move them into content/${picturesFolder}`;
  if (![...foldersOf(undefined), picturesFolder].includes(rest)) {
    const around = known.find((one) => folder.startsWith(`${one}/`)) ?? folder;
    return `content/ has no folder "${folder}" that the site uses${didYouMean(around, [...known, picturesFolder])}`;
  }
  const tag = canonicalTag(first) ?? first;
  return isLanguageTag(tag)
    ? `the folder of a language is named by its tag; name this one "${tag}"`
    : `"${first}" is no language that is known; name the folder of a language by its tag, such as ne, de or pt-BR`;
}

function refuseFile(name: string, names: readonly string[]): string | undefined {
  const { dir: folder, name: id, ext: ending } = path.posix.parse(name);
  if (ending !== '.mdx') return `content files end in .mdx; ${endingAdvice(ending)}`;
  const refusal = refuseName(id);
  const original = `${id.replace(copyMark, '')}.mdx`;
  const isCopy =
    refusal !== undefined && copyMark.test(id) && names.includes(path.posix.join(folder, original));
  return isCopy ? `is this a copy of ${original}? Remove it if it is; else ${refusal}` : refusal;
}

/** What to do with a file of another ending. */
function endingAdvice(ending: string): string {
  if (ending === '') return 'this one has no ending';
  if (wordProcessed.test(ending)) {
    return `"${ending}" files cannot be read here; copy the words into a plain text file`;
  }
  return /^\.(md|markdown|txt|text)$/i.test(ending)
    ? `rename this one so that it ends in .mdx, not in ${ending}`
    : `"${ending}" files cannot be read here`;
}

/** The files of pictures by the name that each has, or would have if its file were named plainly. */
function picturesByName(names: readonly string[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const { dir, base, ext } = path.posix.parse(name);
    const plain = plainPictureName(base);
    if (dir !== picturesFolder || plain === undefined) continue;
    if (!pictureEndings.includes(ext.toLowerCase())) continue;
    const id = pictureId(plain);
    found.set(id, [...(found.get(id) ?? []), base]);
  }
  return found;
}

function refusePicture(
  name: string,
  namesakes: ReadonlyMap<string, readonly string[]>,
): Explanation | undefined {
  const ending = path.posix.extname(name).toLowerCase();
  if (/^\.hei[cf]$/.test(ending)) return { message: heicAdvice };
  if (!pictureEndings.includes(ending)) {
    return {
      message: `pictures end in ${pictureEndings.join(', ')}; "${ending}" cannot be shown`,
    };
  }
  const plain = plainPictureName(name);
  if (plain === name) return undefined;
  if (plain === undefined) return explain(refuseName(''));
  const other = namesakes.get(pictureId(plain))?.find((one) => one !== name);
  if (other !== undefined) {
    return {
      message: `${pictureId(plain)} would be the name of this picture and of content/pictures/${other}; give this file another name, and write that name where this picture is meant`,
    };
  }
  const more =
    ending === '.svg'
      ? ''
      : '; npm run check -- --fix does that, and takes out what the phone wrote into the photo, such as where it was taken';
  // The file itself is renamed, no range of it.
  return { message: `name this file ${plain}${more}`, fix: { find: '', replace: '', safe: true } };
}

/** The name by which content names a picture: its file's without the ending. */
export function pictureId(fileName: string): string {
  return path.parse(fileName).name;
}

/** The name that a picture's file must have: `img-1234.jpg` for `IMG_1234.JPG`. */
export function plainPictureName(name: string): string | undefined {
  const { name: id, ext } = path.posix.parse(name);
  const plain = namePattern.test(id) ? id : plainName(id);
  return plain === '' ? undefined : plain + ext.toLowerCase();
}

function explain(message: string | undefined): Explanation | undefined {
  return message === undefined ? undefined : { message };
}

function refuseName(id: string): string | undefined {
  if (namePattern.test(id)) return undefined;
  const rule = 'name the file in lower case letters and digits, with single hyphens between words';
  const plain = plainName(id);
  return plain === '' ? rule : `${rule}: ${plain}`;
}
