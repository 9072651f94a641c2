import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import { replaceSegment } from '../../compiler/edit/editable-segments.ts';
import { fileNameFor } from '../../compiler/edit/file-name.ts';
import { replaceInBytes } from '../../compiler/edit/replace-in-bytes.ts';
import { splitPath } from '../../compiler/content-types/paths.ts';
import { redrawPhoto } from '../photos/redraw-photo.ts';
import { readText, type Change, type Writer } from '../session/writer.ts';
import { StaffError } from '../staff-error.ts';
import type { FileChange } from '../transport/transport.ts';
import { findUnchanged } from './editable.ts';
import { escapeDescription } from './edit-picture.ts';
import type { NewPhoto } from './requests.ts';

/** Adds a photo to content/pictures, and inserts it at the tapped segment. */
export const addPhoto: Change<NewPhoto> = async (writer, { photo, name, description, place }) => {
  const path = await freeName(writer, name);
  const changes: FileChange[] = [{ path, before: undefined, after: photo }];
  if (place) changes.push(placePicture(writer, place, splitPath(path).id, description));
  return writer.write(changes, { name: path, text: description });
};

/** Redraws a photo of content/pictures: turns and scales it, and removes the metadata. */
export const preparePicture: Change<string> = async (writer, file) => {
  const before = writer.readBytes(file);
  if (!before) throw new StaffError('This photo no longer exists.');
  const after = await redrawPhoto(new Blob([before]));
  const path = await freeName(writer, splitPath(file).id, file);
  const changes: FileChange[] =
    path === file
      ? [{ path, before, after }]
      : [
          { path, before: undefined, after },
          { path: file, before, after: undefined },
        ];
  return writer.write(changes, { name: path, text: '' });
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

/** Returns the change that puts a picture into the tapped field, in place of the tapped picture, or below the tapped text. */
function placePicture(
  writer: Writer,
  { file, ...tapped }: NonNullable<NewPhoto['place']>,
  id: string,
  description: string,
): FileChange {
  const { bytes, content } = readText(writer, file);
  const segment = findUnchanged(content, tapped);
  if (!segment) throw new StaffError('Somebody has just changed this text. Save again.');
  const markdown = `![${escapeDescription(description)}](${id})`;
  const { text } = content.source;
  const isInBody = segment.path === undefined;
  const isMarkdownPicture = /^!\[(?:\\.|[^\\\]])*\]\([^)]*\)$/.test(segment.source);
  let replacement: Replacement | undefined;
  if (segment.kind === 'picture') {
    replacement = replaceSegment(content, segment, id);
  } else if (isInBody && isMarkdownPicture) {
    replacement = { start: segment.start, end: segment.end, replace: markdown };
  } else if (isInBody) {
    const lineEnd = text.indexOf('\n', segment.end);
    const end = lineEnd < 0 ? text.length : lineEnd;
    replacement = { start: end, end, replace: `\n\n${markdown}` };
  }
  if (!replacement) throw new StaffError('A photo cannot be placed here. Tap a text or a picture.');
  return { path: file, before: bytes, after: replaceInBytes(bytes, [replacement]) };
}
