import { metaAt, schemaAt } from '../../compiler/content-types/schema-at.ts';
import { tagDefinition } from '../../compiler/content-types/find-tag.ts';
import type { Replacement } from '../../compiler/diagnostics/fixes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import { addField } from '../../compiler/write/add-field.ts';
import { editableSegments, replaceSegment } from '../../compiler/write/editable-segments.ts';

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
  const value = segment.path ? file.data?.focus : focusIn(file, segment)?.[1];
  return typeof value === 'string' ? value : '';
}

/** Returns the replacement that sets the focus of a picture; undefined if a file does not name the picture. */
export function setFocus(file: ContentFile, name: string, value: string): Replacement | undefined {
  const picture = editableSegments(file).find(
    (segment) => segment.kind === 'picture' && segment.value === name,
  );
  if (!picture) return undefined;
  const { text } = file.textFile;
  if (picture.path) {
    const field = editableSegments(file).find(({ label }) => label === 'focus');
    return field ? replaceSegment(file, field, value) : addField(text, ['focus'], value);
  }
  const attribute = `focus="${value}"`;
  const found = focusIn(file, picture);
  if (found) {
    const start = tagRange(file, picture).start + found.index;
    return { start, end: start + found[0].length, replace: attribute };
  }
  const end = tagRange(file, picture).start + `<${tagOf(picture)}`.length;
  return { start: end, end, replace: ` ${attribute}` };
}

function schemaOf({ type }: ContentFile, segment: Segment) {
  return segment.path ? type?.frontMatter : tagDefinition(tagOf(segment))?.attributes;
}

/** Returns the name of the tag that has an attribute: `Door` for `<Door> picture`. */
function tagOf({ label }: Segment): string {
  return /^<(\w+)> /.exec(label)?.[1] ?? '';
}

function tagRange({ textFile: { text } }: ContentFile, { start }: Segment) {
  return { start: text.lastIndexOf('<', start), end: text.indexOf('>', start) };
}

function focusIn(file: ContentFile, segment: Segment) {
  const { start, end } = tagRange(file, segment);
  return /\bfocus="([^"]*)"/.exec(file.textFile.text.slice(start, end));
}
