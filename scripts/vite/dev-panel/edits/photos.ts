import { preparePhoto } from '../../../check/prepare-picture.ts';
import type { Replacement } from '../../../../src/compiler/diagnostics/fixes.ts';
import { replaceSegment } from '../../../../src/compiler/edit/editable-segments.ts';
import { replaceInBytes } from '../../../../src/compiler/edit/replace-in-bytes.ts';
import { pictureId } from '../../../../src/compiler/files/picture-names.ts';
import { inspectPhoto } from '../../../../src/compiler/files/photos.ts';
import { sharpReader } from '../../../read/sharp-reader.ts';
import { fileNameFor } from '../../../new/file-name.ts';
import { UserError } from '../../../user-error.ts';
import { findUnchanged } from '../editable.ts';
import type { NewPhoto } from '../../../../src/staff/protocol/edits.ts';
import type { Change, FileChange, Writer } from './writer.ts';

/** Prepares a photo, writes it to content/pictures, and inserts it at the tapped segment. */
export const addPhoto: Change<NewPhoto> = async (writer, { data, name, description, place }) => {
  const photo = await prepareFile(writer, Buffer.from(data, 'base64'), name);
  const changes = [photo];
  if (place) changes.push(placePicture(writer, place, pictureId(photo.file), description));
  return writer.write(changes, { name: photo.file, text: description });
};

/** Rotates, scales down and renames a picture of content/pictures, and removes the metadata. */
export const preparePicture: Change<string> = async (writer, file) => {
  const before = writer.readBytes(file);
  if (!before) throw new UserError(`${file} no longer exists.`);
  const photo = await prepareFile(writer, before, pictureId(file), file);
  const isRenamed = photo.file !== file;
  const changes = isRenamed ? [{ file, before, after: undefined }, photo] : [{ ...photo, before }];
  return writer.write(changes, { name: photo.file, text: '' });
};

const extensions: Readonly<Record<string, string>> = { png: '.png', webp: '.webp', heif: '.avif' };

/**
 * Returns the prepared photo as a new file of content/pictures.
 * @param currentFile the path of a photo that is already in content/pictures
 * @throws UserError if the photo cannot be prepared
 */
async function prepareFile(
  { load }: Writer,
  bytes: Buffer,
  name: string,
  currentFile?: string,
): Promise<FileChange> {
  const { default: sharp } = await import('sharp');
  // `inspectPhoto` explains files that sharp cannot read.
  const { format = '' } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '' }));
  const extension = extensions[format] ?? '.jpg';
  const { pictureFiles } = await load();
  const taken = new Set(pictureFiles.map(pictureId));
  const baseName = fileNameFor(name) || 'photo';
  let file = `content/pictures/${baseName}${extension}`;
  for (let number = 2; file !== currentFile && taken.has(pictureId(file)); number += 1) {
    file = `content/pictures/${baseName}-${number}${extension}`;
  }
  const inspected = await inspectPhoto(bytes, extension, sharpReader);
  const isInvalid = 'message' in inspected;
  if (isInvalid && !inspected.fix) throw new UserError(inspected.message);
  const after = isInvalid ? await preparePhoto(bytes, extension) : bytes;
  return { file, before: undefined, after };
}

/** Returns the change that puts a picture into the tapped field, in place of the tapped picture, or below the tapped text. */
function placePicture(
  { read }: Writer,
  { file, ...tapped }: NonNullable<NewPhoto['place']>,
  id: string,
  description: string,
): FileChange {
  const { bytes, content } = read(file);
  const segment = findUnchanged(content, tapped);
  if (!segment) throw new UserError(`${file} has just changed; save again.`);
  const markdown = `![${description.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${id})`;
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
  if (!replacement) throw new UserError('A photo cannot be placed here. Tap a text or a picture.');
  return { file, before: bytes, after: replaceInBytes(bytes, [replacement]) };
}
