import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { locationOf, type FileLocation } from '../content-types/languages.ts';
import {
  startOfFile,
  withRule,
  type Diagnostic,
  type Explanation,
  type Fix,
} from '../diagnostics/diagnostic.ts';
import { decode } from './encoding.ts';
import { explainFileName } from './file-names.ts';
import { explainFolder } from './folder-names.ts';
import { checkInvisibleCharacters, replaceInvisibleCharacters } from './invisible-characters.ts';
import { explainPictureName, groupPictures, picturesFolder } from './picture-names.ts';
import { readRegularFile } from '../../../scripts/read/read-regular-file.ts';

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
  /** The file names of the pictures. */
  pictures: string[];
  /** The picture ids that would belong to several pictures after renaming. */
  ambiguousNames: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

const guideFiles: ReadonlySet<string> = new Set(['README.md', 'REFERENCE.md', 'SETUP.md']);
/** Files that operating systems and editors create. */
const systemFiles = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i;

/** Unsaved bytes by path in the project; undefined for a removed file. */
export type PendingFiles = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * Reads all files of content/. Synchronous calls are five times as fast here.
 * @param pending unsaved files, which replace those on disk
 */
export function readContent(root: string, pending: PendingFiles = new Map()): ReadResult {
  const names = listContent(root, pending);
  const picturesById = groupPictures(names);
  const duplicates = [...picturesById].filter(([, fileNames]) => fileNames.length > 1);
  const ambiguousNames = new Set(duplicates.map(([id]) => id));
  const files: SourceFile[] = [];
  const pictures: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const reportedFolders = new Set<string>();
  for (const name of names) {
    const { dir: folder, base } = path.posix.parse(name);
    const folderMessage = explainFolder(folder);
    if (folderMessage !== undefined) {
      // Report a folder only at its first file.
      if (!reportedFolders.has(folderMessage))
        diagnostics.push(nameDiagnostic(name, { message: folderMessage }));
      reportedFolders.add(folderMessage);
    } else if (folder === picturesFolder) {
      const explanation = explainPictureName(base, picturesById);
      if (explanation) diagnostics.push(nameDiagnostic(name, explanation));
      else pictures.push(base);
    } else {
      const source = readSource(root, name, names, pending);
      if (source && 'message' in source) diagnostics.push(source);
      if (!source || 'message' in source) continue;
      files.push({ ...source, text: replaceInvisibleCharacters(source.text) });
      const errors = checkInvisibleCharacters(source.text);
      diagnostics.push(...withRule('encoding', source.path, errors));
    }
  }
  return { files, pictures, ambiguousNames, diagnostics };
}

/** Returns the names of all content files: their paths in content/, such as `faq/delivery.mdx`. */
function listContent(root: string, pending: PendingFiles): string[] {
  const folder = path.join(root, 'content');
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const savedNames = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'));
  const names = new Set(savedNames);
  for (const [file, bytes] of pending) {
    const name = path.posix.relative('content', file);
    if (bytes) names.add(name);
    else names.delete(name);
  }
  return [...names].filter(isContent).toSorted();
}

function isContent(name: string): boolean {
  return !guideFiles.has(name) && !name.split('/').some((step) => systemFiles.test(step));
}

function nameDiagnostic(name: string, explanation: Explanation): Diagnostic {
  return { path: `content/${name}`, rule: 'file-name', ...startOfFile, ...explanation };
}

/** Reads a content file, or reports why it cannot be read; undefined if it has been removed. */
function readSource(
  root: string,
  name: string,
  names: readonly string[],
  pending: PendingFiles,
): SourceFile | Diagnostic | undefined {
  const message = explainFileName(name, names);
  if (message !== undefined) return nameDiagnostic(name, { message });
  const file = `content/${name}`;
  const bytes = pending.get(file) ?? readRegularFile(root, file);
  if (!bytes) return undefined;
  return 'message' in bytes ? nameDiagnostic(name, bytes) : sourceFileOf(name, bytes);
}

/** Decodes a file, or reports that it is not UTF-8. @param name the path in content/ */
export function sourceFileOf(name: string, bytes: Uint8Array): SourceFile | Diagnostic {
  const file = `content/${name}`;
  const { text, bom, encoding } = decode(bytes);
  if (encoding !== 'utf-8') {
    const message =
      'Save this file as UTF-8 text. Open it in the program that wrote it, choose Save as, and then the encoding UTF-8.';
    // UTF-16 can be converted without loss. A fix without changes saves the file as UTF-8.
    const fix: Fix | undefined = encoding && { find: '', replace: '', safe: true };
    return { path: file, rule: 'encoding', ...startOfFile, message, fix };
  }
  return { path: file, ...locationOf(name), text: text.replaceAll(/\r\n?/g, '\n'), bom };
}
