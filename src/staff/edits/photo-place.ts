import { metaAt, schemaAt } from '../../compiler/content-types/schema-at.ts';
import { tagDefinition } from '../../compiler/content-types/find-tag.ts';
import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import { addField } from '../../compiler/write/add-field.ts';
import { replaceSegment } from '../../compiler/write/editable-segments.ts';
import { setAttributes } from '../../compiler/write/set-attributes.ts';
import { segmentBeside, tagsAround } from './tag-places.ts';

/**
 * Returns the shape in which the site shows a photo, its width divided by its height; undefined if it
 * depends on the photo or on the screen.
 * @param segment the name of the picture; undefined for a picture in Markdown
 * @param offset the place of the picture in the file
 */
export function shapeOf(
  file: ContentFile,
  segment: Segment | undefined,
  offset: number,
): number | undefined {
  const { text } = file.textFile;
  const isInGallery = text.lastIndexOf('<Gallery', offset) > text.lastIndexOf('</Gallery>', offset);
  if (!segment) return isInGallery ? 1 : undefined;
  // The picture behind doors reaches from edge to edge.
  if (tagOf(segment) === 'Hero' && text.includes('<Door ')) return undefined;
  const schema = schemaOf(file, segment);
  const name = segment.path ?? [segment.label.replace(/^.* /, '')];
  return schema && metaAt(schema, name)?.shape;
}

/** Returns the part of a photo that stays visible, or an empty text; undefined if the place cannot choose it. */
export function focusOf(file: ContentFile, segment: Segment | undefined): string | undefined {
  const schema = segment && schemaOf(file, segment);
  if (!segment || !schema || !schemaAt(schema, ['focus'])) return undefined;
  return segmentBeside(file, segment, 'focus')?.value ?? '';
}

/** Returns the replacements that set the focus of a picture. @param picture the segment with its name */
export function setFocus(file: ContentFile, picture: Segment, value: string): Replacement[] {
  const [tag] = picture.path ? [] : tagsAround(file, picture);
  if (tag) return setAttributes(tag.node, { focus: value });
  const field = segmentBeside(file, picture, 'focus');
  const replacement = field
    ? replaceSegment(file, field, value)
    : addField(file.textFile.text, ['focus'], value);
  return replacement ? [replacement] : [];
}

function schemaOf({ type }: ContentFile, segment: Segment) {
  return segment.path ? type?.frontMatter : tagDefinition(tagOf(segment))?.attributes;
}

/** Returns the name of the tag that has an attribute: `Door` for `<Door> picture`. */
function tagOf({ label }: Segment): string {
  return /^<(\w+)> /.exec(label)?.[1] ?? '';
}
