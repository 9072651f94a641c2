import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { removeNode } from '../../compiler/write/list-items.ts';
import { setAttributes } from '../../compiler/write/set-attributes.ts';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import type { FileChange } from '../files/transport.ts';
import { withTranslations } from './file-context.ts';
import { removedPath } from './removable.ts';
import { attributeOf, tagAt, tagsAround } from './tag-places.ts';
import { readText, type Writer } from './writer.ts';

/** Returns the changes that remove a value in all languages, with the entry of the list to which it belongs. */
export function removeValue(
  writer: Writer,
  content: ContentFile,
  { label, path, start }: Segment,
  files: readonly ContentFile[],
): FileChange[] {
  const { type, textFile } = content;
  const removed = path && removedPath(type?.original ?? type, path);
  // The facts of the shop in another language may lack each text.
  if (path && !removed) {
    const { bytes } = readText(writer, textFile.path);
    const after = replaceInBytes(bytes, [removeNode(textFile.text, path)]);
    return [{ path: textFile.path, before: bytes, after }];
  }
  const [tag] = path ? [] : tagsAround(content, { start });
  const attribute = label.replace(/^.* /, '');
  return withTranslations(textFile.path, files).flatMap((file): FileChange[] => {
    const { bytes, content: own } = readText(writer, file);
    const node = tag && tagAt(own, tag.place);
    const name = removed?.join('.');
    const isHere = removed
      ? own.segments.some((segment) => `${segment.label}.`.startsWith(`${name}.`))
      : node && attributeOf(node, attribute) !== undefined;
    if (!isHere) return [];
    const replacements = node
      ? setAttributes(node, { [attribute]: '' })
      : [removeNode(own.textFile.text, removed ?? [])];
    return [{ path: file, before: bytes, after: replaceInBytes(bytes, replacements) }];
  });
}
