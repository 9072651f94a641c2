import { startOf } from '../../compiler/read/parse/nodes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import { pairBlocks } from '../../compiler/translate/pair-blocks.ts';
import { originalIdOf } from '../../compiler/translate/stale.ts';
import type { EditableSegment } from '../../compiler/write/editable-segments.ts';
import { textsOf } from './pair-rows.ts';
import { tagsAround } from './tag-places.ts';
import { parseText, type Writer } from './writer.ts';

/** A text of a body, and its file. */
export interface TextPlace {
  content: ContentFile;
  segment: Segment;
}

/**
 * Returns the offset in another language below which to insert what follows a text: its counterpart, else
 * the nearest text above it that has one, else the first one that has one. If the nearest text is in a tag
 * and the text is not, returns the offset of this tag. Returns undefined if no text has a counterpart.
 */
export async function findCounterpartOffset(
  { readBlob }: Writer,
  { content: from, segment }: TextPlace,
  to: ContentFile,
): Promise<number | undefined> {
  const isOriginal = from.textFile.language === undefined;
  const [translation, original] = isOriginal ? [to, from] : [from, to];
  const oldText = new TextEncoder().encode(await readBlob(originalIdOf(translation)));
  const old = parseText(original.textFile.path, oldText);
  const [own, other] = [textsInTags(translation), textsInTags(original)];
  const pairs = pairBlocks(own, other, textsInTags(old)).flatMap((pair) => {
    if (!pair.own || !pair.other) return [];
    const [text, counterpart] = isOriginal ? [pair.other, pair.own] : [pair.own, pair.other];
    return { text, counterpart };
  });
  const nearest = pairs.findLast(({ text }) => text.start <= segment.start) ?? pairs[0];
  if (!nearest) return undefined;
  const tags = new Set(tagsAround(from, segment).map(({ node }) => node));
  const common = tagsAround(from, nearest.text).filter(({ node }) => tags.has(node));
  const outerTag = tagsAround(to, nearest.counterpart).at(-1 - common.length)?.node;
  return outerTag ? startOf(outerTag) : nearest.counterpart.start;
}

/** Returns the texts of a body. Only texts in the same tags have the same label, and can be a pair. */
function textsInTags(file: ContentFile): EditableSegment[] {
  return textsOf(file)
    .filter(({ path }) => !path)
    .map((text) => {
      const tags = tagsAround(file, text).map(({ node }) => node.name);
      return { ...text, label: [text.label, ...tags].join(' ') };
    });
}
