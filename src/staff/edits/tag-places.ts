import { visit } from 'unist-util-visit';
import { isTag, type TagNode } from '../../compiler/read/parse/nodes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import { editableSegments, type EditableSegment } from '../../compiler/write/editable-segments.ts';

/** A tag of a body: its index among the tags with its name, and their number. Translations have the same tags. */
export interface TagPlace {
  name: string;
  index: number;
  count: number;
}

/** Returns the tags that contain a text, from the innermost one. */
export function tagsAround(
  content: ContentFile,
  { start }: Pick<Segment, 'start'>,
): { node: TagNode; place: TagPlace }[] {
  const all = tagsIn(content);
  return all
    .filter(({ position }) => {
      const [first = 0, last = 0] = [position?.start.offset, position?.end.offset];
      return first <= start && start < last;
    })
    .map((node) => {
      const same = all.filter(({ name }) => name === node.name);
      const place = { name: node.name ?? '', index: same.indexOf(node), count: same.length };
      return { node, place };
    })
    .toReversed();
}

/** Returns the tag that a text or an attribute belongs to. */
export function innermostTag(content: ContentFile, segment: Segment): TagNode | undefined {
  return tagsAround(content, segment)[0]?.node;
}

/** Returns the tag at a place; undefined if the file has more or fewer tags of the name. */
export function tagAt(content: ContentFile, { name, index, count }: TagPlace): TagNode | undefined {
  const same = tagsIn(content).filter((node) => node.name === name);
  return same.length === count ? same[index] : undefined;
}

function tagsIn({ body }: ContentFile): TagNode[] {
  const tags: TagNode[] = [];
  if (body)
    visit(body.tree, (node) => {
      if (isTag(node)) tags.push(node);
    });
  return tags;
}

/** Returns the value of an attribute; undefined if the tag does not have it. */
export function attributeOf({ attributes }: TagNode, name: string): string | undefined {
  const attribute = attributes.find((found) => 'name' in found && found.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** Returns the field or attribute beside a picture: `title` in `<Door title="Sell" picture="door-sell">`. */
export function segmentBeside(
  content: ContentFile,
  picture: Segment,
  name: string,
): EditableSegment | undefined {
  const label = picture.label.replace(/picture$/, name);
  return editableSegments(content).find(
    (segment) =>
      segment.label === label &&
      (picture.path !== undefined ||
        innermostTag(content, segment) === innermostTag(content, picture)),
  );
}
