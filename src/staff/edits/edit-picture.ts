import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { replaceSegment, editableSegments } from '../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { Position } from '../../compiler/diagnostics/diagnostic.ts';
import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import { offsetOf } from '../../compiler/diagnostics/position.ts';
import { logoFile } from '../../compiler/read/files/pictures.ts';
import { referencesIn } from '../../compiler/read/resolve/segments.ts';
import { photoAsDrawing } from '../files/photo-as-drawing.ts';
import { StaffError } from '../files/staff-error.ts';
import { parseText, readText, type SaveFunction, type Writer } from './writer.ts';
import type { Bytes, FileChange } from '../files/transport.ts';
import { languagesOf, ownFirst } from './site-languages.ts';
import { titleOf, typeOf, withTranslations } from './file-context.ts';
import { focusOf, setFocus, shapeOf } from './photo-place.ts';
import { upToDate } from './up-to-date.ts';

/** A picture that staff tapped. */
export interface OpenedPicture {
  /** The path of its file: `content/pictures/street.svg`. */
  path: string;
  /** The name of the picture. */
  name: string;
  /** The shape in which the site shows it; undefined if it depends on the picture or on the screen. */
  shape?: number | undefined;
  /** The part that stays visible if it is cropped, or an empty text; undefined if its place cannot choose it. */
  focus?: { file: string; value: string } | undefined;
  /** The descriptions, starting with the language of the page; empty if the picture is decoration. */
  descriptions: readonly Description[];
  /** The pages and entries that show the picture; empty for the logo, which all pages show. */
  places: readonly { path: string; type: string | undefined; title: string }[];
}

/** A description of a picture in a language (BCP 47). */
interface Description {
  file: string;
  language: string;
  languageName: string;
  value: string;
}

/** A new file for a picture, and new descriptions. */
export interface PictureChange {
  opened: OpenedPicture;
  /** A redrawn photo; undefined if the picture stays. */
  photo: Bytes | undefined;
  /** The part that stays visible: `40% 30%`; undefined if it stays as it is. */
  focus?: string | undefined;
  /** The descriptions by language. */
  descriptions: Readonly<Record<string, string>>;
}

/** Matches a picture in Markdown, and captures its description and its name. */
const markdownPicture = /!\[((?:\\.|[^\\\]])*)\]\(([^)\s]*)\)/g;

/** The place of a tap: `content/pages/home.mdx:12:3`, and the language of the page (BCP 47). */
export interface PictureRequest {
  source: string;
  language: string;
}

/**
 * Opens a picture; returns undefined if the source is not a picture.
 * @param shownFiles the files in the version that the page shows
 */
export async function openPicture(
  { compile }: Writer,
  { source, language }: PictureRequest,
  shownFiles: readonly ContentFile[],
): Promise<OpenedPicture | undefined> {
  const [, path = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(source) ?? [];
  const { files, pictures } = await compile();
  if (path.startsWith('content/pictures/')) {
    return { path, name: splitPath(path).id, descriptions: [], places: [] };
  }
  const shown = shownFiles.find((file) => file.textFile.path === path);
  const position = { line: Number(line), column: Number(column) };
  const { name = '', segment, offset = 0 } = (shown && pictureAt(shown, position)) ?? {};
  const picture = pictures[name];
  if (!shown || !picture) return undefined;
  const languages = ownFirst(languagesOf(files), language);
  const descriptions = languages.flatMap((own): Description[] => {
    const file = translationIn(own.folder, path, files);
    const description = file && descriptionOf(file, name, files);
    if (!description) return [];
    const { value } = description;
    return [{ file: file.textFile.path, language: own.code, languageName: own.name, value }];
  });
  const focus = focusOf(shown, segment);
  const shownFolder = languages.find(({ code }) => code === language)?.folder;
  const places = files
    .filter((file) => referencesIn(file, 'picture').some((found) => found.name === name))
    .map((file) => translationIn(shownFolder, file.textFile.path, files) ?? file)
    .map((file) => ({ path: file.textFile.path, type: typeOf(file), title: titleOf(file) }));
  return {
    path: picture.path,
    name,
    shape: shapeOf(shown, segment, offset),
    focus: focus === undefined ? undefined : { file: path, value: focus },
    descriptions,
    places: [...new Map(places.map((place) => [place.path, place])).values()],
  };
}

/** Returns a file in another language. @param folder of the language; undefined for the default language */
function translationIn(
  folder: string | undefined,
  path: string,
  files: readonly ContentFile[],
): ContentFile | undefined {
  const paths = withTranslations(path, files);
  return files.find(
    ({ textFile }) => textFile.language === folder && paths.includes(textFile.path),
  );
}

/** Returns the name of the picture at a position, and the segment that is the name outside of Markdown. */
function pictureAt({ textFile, segments }: ContentFile, position: Position) {
  const offset = offsetOf(textFile.text, position);
  const inMarkdown = [...textFile.text.matchAll(markdownPicture)].find(
    ({ index }) => index === offset,
  );
  const segment = segments.find(
    ({ kind, line, column }) =>
      kind === 'picture' && line === position.line && column === position.column,
  );
  return { name: inMarkdown?.[2] ?? segment?.value, segment, offset };
}

/** Returns the description of a picture in a file with the function that replaces it. */
export function descriptionOf(file: ContentFile, name: string, files: readonly ContentFile[]) {
  const { text } = file.textFile;
  const inMarkdown = [...text.matchAll(markdownPicture)].find(([, , found]) => found === name);
  if (inMarkdown) {
    const { index, 1: value = '' } = inMarkdown;
    const start = index + '!['.length;
    return {
      value: value.replaceAll(/\\([\\[\]])/g, '$1'),
      replace: (next: string): Replacement => ({
        start,
        end: start + value.length,
        replace: escapeDescription(next),
      }),
    };
  }
  const named = (candidate: ContentFile) =>
    editableSegments(candidate).find(({ kind, value }) => kind === 'picture' && value === name);
  const own = named(file);
  // The front matter of a translation has the description, but not the name of the picture.
  const [original] = withTranslations(file.textFile.path, files);
  const inherited = files.find(({ textFile }) => textFile.path === original);
  const picture = own ?? (inherited && named(inherited));
  const label = picture?.label.replace(/picture$/, 'words');
  const nearestTo = own?.start ?? 0;
  const [words] = editableSegments(file)
    .filter((segment) => segment.label === label)
    .toSorted((a, b) => Math.abs(a.start - nearestTo) - Math.abs(b.start - nearestTo));
  return (
    words && { value: words.value, replace: (next: string) => replaceSegment(file, words, next) }
  );
}

/** Escapes the characters that would end the description of a picture in Markdown. */
export function escapeDescription(description: string): string {
  return description.replaceAll(/[\\[\]]/g, String.raw`\$&`);
}

/** Replaces the file of a picture, wherever the picture is shown, and its descriptions at the tapped place. */
export const savePicture: SaveFunction<PictureChange> = async (
  writer,
  { opened, photo, focus, descriptions },
) => {
  const { name } = opened;
  const { files } = await writer.compile();
  const changed = opened.descriptions.filter(
    ({ language, value }) =>
      descriptions[language] !== undefined && descriptions[language] !== value,
  );
  const texts = changed.map(({ file, language, value }): FileChange => {
    const { bytes, content } = readText(writer, file);
    const description = descriptionOf(content, name, files);
    const replacement = description?.replace(descriptions[language] ?? '');
    if (description?.value !== value || !replacement) throw new StaffError('changed');
    return { path: file, before: bytes, after: replaceInBytes(bytes, [replacement]) };
  });
  const changes = [
    ...(photo ? await replaceFile(writer, opened, photo) : []),
    ...(await upToDate(writer, withFocus(writer, opened, focus, texts, files))),
  ];
  return writer.write(changes);
};

/** Returns the changes of texts, also in other languages, with the part of the photo that stays visible. */
function withFocus(
  writer: Writer,
  { name, focus: before }: OpenedPicture,
  focus: string | undefined,
  texts: readonly FileChange[],
  files: readonly ContentFile[],
): readonly FileChange[] {
  if (!before || focus === undefined || focus === before.value) return texts;
  const paths = withTranslations(before.file, files);
  const changed = paths.flatMap((path): FileChange[] => {
    const text = texts.find((change) => change.path === path);
    const bytes = readText(writer, path).bytes;
    const current = text?.after ?? bytes;
    const replacement = setFocus(parseText(path, current), name, focus);
    if (!replacement) return [];
    return [{ path, before: bytes, after: replaceInBytes(current, [replacement]) }];
  });
  return [
    ...texts.filter(({ path }) => changed.every((change) => change.path !== path)),
    ...changed,
  ];
}

export function isLogo(path: string): boolean {
  return path.endsWith(`/${logoFile}`);
}

/** Returns the changes that put a photo in the place of a picture. Its name stays, so all pages show it. */
async function replaceFile(
  { readBytes }: Writer,
  { path, name }: OpenedPicture,
  photo: Bytes,
): Promise<FileChange[]> {
  const newPath = isLogo(path) ? path : `content/pictures/${name}.jpg`;
  const after = isLogo(path) ? await photoAsDrawing(photo) : photo;
  const before = readBytes(path);
  if (newPath === path) return [{ path, before, after }];
  return [
    { path: newPath, before: undefined, after },
    { path, before, after: undefined },
  ];
}
