import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { replaceSegment } from '../../compiler/write/editable-segments.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import { offsetOf } from '../../compiler/diagnostics/position.ts';
import { logoFile } from '../../compiler/read/files/pictures.ts';
import { referencesIn, type Segment } from '../../compiler/read/resolve/segments.ts';
import { photoAsDrawing } from '../files/photo-as-drawing.ts';
import { StaffError } from '../files/staff-error.ts';
import { parseText, readText, type SaveFunction, type Writer } from './writer.ts';
import type { Bytes, FileChange } from '../files/transport.ts';
import { languagesOf, ownFirst } from './site-languages.ts';
import { originalOf, titleOf, typeOf, withTranslations } from './file-context.ts';
import { focusOf, setFocus, shapeOf } from './photo-place.ts';
import { segmentBeside } from './tag-places.ts';
import { upToDate } from './up-to-date.ts';

/** A picture that staff tapped. */
export interface OpenedPicture {
  /** The path of its file: `content/pictures/street.svg`. */
  path: string;
  /** The name of the picture. */
  name: string;
  /** Which of the uses in the tapped file it is, and their number; undefined for the logo. Translations have the same. */
  use?: { index: number; count: number } | undefined;
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
  if (!shown) return undefined;
  const offset = offsetOf(shown.textFile.text, position);
  const name = pictureAt(shown, offset);
  const picture = pictures[name];
  if (!picture) return undefined;
  const uses = usesOf(shown, name, shownFiles);
  const index = uses.findIndex(({ start }) => start === offset);
  const use = { index, count: uses.length };
  const segment = uses[index]?.segment;
  const languages = ownFirst(languagesOf(files), language);
  const descriptions = languages.flatMap((own): Description[] => {
    const file = translationIn(own.folder, path, files);
    const description = file && useAt(file, { name, use }, files)?.description;
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
    use,
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

/** Returns the name of the picture at an offset; an empty text if there is none. */
function pictureAt({ textFile: { text }, segments }: ContentFile, offset: number): string {
  const inMarkdown = [...text.matchAll(markdownPicture)].find(({ index }) => index === offset);
  const segment = segments.find(
    (found) => found.kind === 'picture' && offsetOf(text, found) === offset,
  );
  return inMarkdown?.[2] ?? segment?.value ?? '';
}

/** A place in a file that shows a picture. */
interface PictureUse {
  start: number;
  /** The name of the picture; undefined in Markdown. */
  segment?: Segment;
  /** The description; undefined without one. */
  description?: { value: string; replace: (next: string) => Replacement | undefined } | undefined;
}

/** Returns the places in a file that show a picture, in their order, the front matter first. */
export function usesOf(
  file: ContentFile,
  name: string,
  files: readonly ContentFile[],
): PictureUse[] {
  const named = (candidate: ContentFile) =>
    candidate.segments
      .filter(({ kind, value }) => kind === 'picture' && value === name)
      .map((segment): PictureUse => {
        const words = segmentBeside(file, segment, 'words');
        return {
          start: offsetOf(candidate.textFile.text, segment),
          segment,
          description: words && {
            value: words.value,
            replace: (next) => replaceSegment(file, words, next),
          },
        };
      });
  const inMarkdown = [...file.textFile.text.matchAll(markdownPicture)]
    .filter(([, , found]) => found === name)
    .map(({ index, 1: value = '' }): PictureUse => {
      const start = index + '!['.length;
      return {
        start: index,
        description: {
          value: value.replaceAll(/\\([\\[\]])/g, '$1'),
          replace: (next) => ({
            start,
            end: start + value.length,
            replace: escapeDescription(next),
          }),
        },
      };
    });
  return [
    // The front matter of a translation has the description, but not the name of the picture.
    ...named(originalOf(file, files)).filter(({ segment }) => segment?.path),
    ...[...named(file).filter(({ segment }) => !segment?.path), ...inMarkdown].toSorted(
      (a, b) => a.start - b.start,
    ),
  ];
}

/** Returns a use of a picture in a file; undefined if the file shows the picture more or less often. */
function useAt(
  file: ContentFile,
  { name, use }: Pick<OpenedPicture, 'name' | 'use'>,
  files: readonly ContentFile[],
): PictureUse | undefined {
  const uses = usesOf(file, name, files);
  return uses.length === use?.count ? uses[use.index] : undefined;
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
  const { files } = await writer.compile();
  const changed = opened.descriptions.filter(
    ({ language, value }) =>
      descriptions[language] !== undefined && descriptions[language] !== value,
  );
  const texts = changed.map(({ file, language, value }): FileChange => {
    const { bytes, content } = readText(writer, file);
    const description = useAt(content, opened, files)?.description;
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
  opened: OpenedPicture,
  focus: string | undefined,
  texts: readonly FileChange[],
  files: readonly ContentFile[],
): readonly FileChange[] {
  const { focus: before } = opened;
  if (!before || focus === undefined || focus === before.value) return texts;
  const paths = withTranslations(before.file, files);
  const changed = paths.flatMap((path): FileChange[] => {
    const text = texts.find((change) => change.path === path);
    const bytes = readText(writer, path).bytes;
    const current = text?.after ?? bytes;
    const content = parseText(path, current);
    const segment = useAt(content, opened, files)?.segment;
    // The front matter of a translation has no focus.
    if (!segment || (segment.path && path !== before.file)) return [];
    const after = replaceInBytes(current, setFocus(content, segment, focus));
    return [{ path, before: bytes, after }];
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
