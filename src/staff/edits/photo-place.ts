import { metaAt } from '../../compiler/content-types/schema-at.ts';
import { tagDefinition } from '../../compiler/content-types/find-tag.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';

/**
 * Returns the shape in which the site shows a photo, its width divided by its height; undefined if it
 * depends on the photo or on the screen.
 * @param segment the name of the picture; undefined for a picture in Markdown
 * @param offset the place of the picture in the file
 */
export function shapeOf(
  { type, textFile: { text } }: ContentFile,
  segment: Segment | undefined,
  offset: number,
): number | undefined {
  const isInGallery = text.lastIndexOf('<Gallery', offset) > text.lastIndexOf('</Gallery>', offset);
  if (!segment) return isInGallery ? 1 : undefined;
  const [, tag = '', attribute = ''] = /^<(\w+)> (\w+)$/.exec(segment.label) ?? [];
  // The picture behind doors reaches from edge to edge.
  if (tag === 'Hero' && text.includes('<Door ')) return undefined;
  const schema = segment.path ? type?.frontMatter : tagDefinition(tag)?.attributes;
  return schema && metaAt(schema, segment.path ?? [attribute])?.shape;
}
