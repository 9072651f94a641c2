import { locationOf, type FileLocation } from '../../content-types/file-location.ts';
import { splitPath } from '../../content-types/paths.ts';
import {
  startOfFile,
  withRule,
  type Diagnostic,
  type Explanation,
  type Fix,
} from '../../diagnostics/diagnostic.ts';
import { decode } from './encoding.ts';
import { explainFileName } from './file-names.ts';
import { explainFolder } from './folder-names.ts';
import { isContent } from './is-content.ts';
import { checkInvisibleCharacters, replaceInvisibleCharacters } from './invisible-characters.ts';
import { explainPictureName, groupPictures, picturesFolder } from './picture-names.ts';
import { say, toEnglish } from '../../../site/fields/say.ts';

/** The bytes of a file of content/. */
export interface FileBytes {
  /** From the project's folder, with forward slashes: `content/faq/delivery.mdx`. */
  path: string;
  bytes: Uint8Array;
}

/** A file of content/, or the reason why it cannot be read. */
export type InputFile = FileBytes | ({ path: string } & Explanation);

/** The text of a content file, with \n as line ends. */
export interface TextFile extends FileLocation {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
  /** The byte order mark. */
  bom?: string;
}

export interface DecodedFiles {
  files: TextFile[];
  pictures: InputFile[];
  /** The picture ids that would belong to several pictures after renaming. */
  ambiguousNames: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

/** Decodes the files of content/, and reports those that the site cannot read. */
export function decodeFiles(inputFiles: readonly InputFile[]): DecodedFiles {
  const filesByName = new Map(
    inputFiles.map((file) => [file.path.replace(/^content\//, ''), file] as const),
  );
  const names = [...filesByName.keys()].filter(isContent).toSorted();
  const picturesById = groupPictures(names);
  const duplicates = [...picturesById].filter(([, fileNames]) => fileNames.length > 1);
  const ambiguousNames = new Set(duplicates.map(([id]) => id));
  const files: TextFile[] = [];
  const pictures: InputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const reportedFolders = new Set<string>();
  for (const name of names) {
    const file = filesByName.get(name);
    if (!file) continue;
    const { folder, fileName } = splitPath(name);
    const folderMessage = explainFolder(folder);
    if (folderMessage !== undefined) {
      // Report a folder only at its first file.
      const text = toEnglish(folderMessage);
      if (!reportedFolders.has(text))
        diagnostics.push(nameDiagnostic(name, { message: folderMessage }));
      reportedFolders.add(text);
    } else if (folder === picturesFolder) {
      const explanation = explainPictureName(fileName, picturesById);
      if (explanation) diagnostics.push(nameDiagnostic(name, explanation));
      else pictures.push(file);
    } else {
      const textFile = decodeFile(name, file, names);
      if ('message' in textFile) {
        diagnostics.push(textFile);
        continue;
      }
      files.push({ ...textFile, text: replaceInvisibleCharacters(textFile.text) });
      const errors = checkInvisibleCharacters(textFile.text);
      diagnostics.push(...withRule('encoding', textFile.path, errors));
    }
  }
  return { files, pictures, ambiguousNames, diagnostics };
}

function nameDiagnostic(name: string, { message, fix }: Explanation): Diagnostic {
  return { path: `content/${name}`, rule: 'file-name', ...startOfFile, message, fix };
}

/** Decodes a content file, or reports why it cannot be read. @param names all files in content/ */
function decodeFile(
  name: string,
  file: InputFile,
  names: readonly string[],
): TextFile | Diagnostic {
  const message = explainFileName(name, names);
  if (message !== undefined) return nameDiagnostic(name, { message });
  return 'message' in file ? nameDiagnostic(name, file) : textFileOf(name, file.bytes);
}

/** Decodes a file, or reports that it is not UTF-8. @param name the path in content/ */
export function textFileOf(name: string, bytes: Uint8Array): TextFile | Diagnostic {
  const file = `content/${name}`;
  const { text, bom, encoding } = decode(bytes);
  if (encoding !== 'utf-8') {
    const message = say`Save this file as UTF-8 text. Open it in the program that wrote it, choose Save as, and then the encoding UTF-8.`;
    // UTF-16 can be converted without loss. A fix without changes saves the file as UTF-8.
    const fix: Fix | undefined = encoding && { find: '', replace: '', safe: true };
    return { path: file, rule: 'encoding', ...startOfFile, message, fix };
  }
  return { path: file, ...locationOf(name), text: text.replaceAll(/\r\n?/g, '\n'), bom };
}
