import { locationAt } from '../../compiler/content-types/file-location.ts';
import { editableSegments } from '../../compiler/write/editable-segments.ts';
import { fileNameFor } from '../../compiler/write/file-name.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { findCounterpartOffset, type TextPlace } from './counterpart.ts';
import { redrawPhoto } from '../files/redraw-photo.ts';
import { readText, type SaveFunction, type Writer } from './writer.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import { findUnchanged } from './editable.ts';
import { escapeDescription } from './edit-picture.ts';
import { insertPhotoBelow } from './photo-below.ts';
import type { Edit, NewPhoto } from './requests.ts';
import { languagesOf } from './site-languages.ts';
import { withTranslations } from './file-context.ts';
import { upToDate } from './up-to-date.ts';

/** Adds a photo to content/pictures, and inserts it below the tapped text in all languages. */
export const addPhoto: SaveFunction<NewPhoto> = async (writer, { photo, descriptions, place }) => {
  const { files } = await writer.compile();
  const description = Object.values(descriptions).find((text) => text !== '') ?? '';
  const path = await freeName(writer, description);
  const { id } = splitPath(path);
  const languages = languagesOf(files);
  const tapped = place && findTapped(writer, place);
  const texts = place ? withTranslations(place.file, files) : [];
  const changes = texts.map((file) => {
    const language = languages.find(({ folder }) => folder === languageOf(file));
    const own = descriptions[language?.code ?? ''] || description;
    return placePicture(writer, tapped, file, `![${escapeDescription(own)}](${id})`);
  });
  const added: FileChange = { path, before: undefined, after: photo };
  return writer.write([added, ...(await upToDate(writer, await Promise.all(changes)))]);
};

function languageOf(path: string): string | undefined {
  return locationAt(path).language;
}

/** Redraws a photo of content/pictures: turns and scales it, and removes the metadata. */
export const preparePicture: SaveFunction<string> = async (writer, file) => {
  const before = writer.readBytes(file);
  if (!before) throw new StaffError('gone');
  const after = await redrawPhoto(new Blob([before]));
  const path = await freeName(writer, splitPath(file).id, file);
  const changes: FileChange[] =
    path === file
      ? [{ path, before, after }]
      : [
          { path, before: undefined, after },
          { path: file, before, after: undefined },
        ];
  return writer.write(changes);
};

/** Returns the path of a JPEG whose name no other picture has. @param file the picture to replace */
async function freeName({ compile }: Writer, name: string, file?: string): Promise<string> {
  const { pictureFiles } = await compile();
  const own = file && splitPath(file).fileName;
  const others = pictureFiles.filter((fileName) => fileName !== own);
  const taken = new Set(others.map((fileName) => splitPath(fileName).id));
  const baseName = fileNameFor(name) || 'photo';
  let id = baseName;
  for (let number = 2; taken.has(id); number += 1) id = `${baseName}-${number}`;
  return `content/pictures/${id}.jpg`;
}

/** Returns the tapped text with its file; undefined if it is not in the body. */
function findTapped(writer: Writer, { file, ...text }: Omit<Edit, 'value'>): TextPlace | undefined {
  const { content } = readText(writer, file);
  const segment =
    findUnchanged(content, text) ?? editableSegments(content).find(({ id }) => id === text.id);
  return segment && !segment.path ? { content, segment } : undefined;
}

/** Returns the change that inserts a picture below the tapped text or its counterpart, or at the end. */
async function placePicture(
  writer: Writer,
  tapped: TextPlace | undefined,
  file: string,
  markdown: string,
): Promise<FileChange> {
  const { bytes, content } = readText(writer, file);
  const below =
    tapped && tapped.content.textFile.path !== file
      ? await findCounterpartOffset(writer, tapped, content)
      : tapped?.segment.start;
  const replacement = insertPhotoBelow(content, below, markdown);
  return { path: file, before: bytes, after: replaceInBytes(bytes, [replacement]) };
}
