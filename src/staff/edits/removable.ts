import { z } from 'zod';
import { tagDefinition } from '../../compiler/content-types/find-tag.ts';
import type { ContentType } from '../../compiler/content-types/content-types.ts';
import { schemaAt, withoutOptional } from '../../compiler/content-types/schema-at.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';

/** Returns true for an optional field or attribute, and for a value in an entry of a list. */
export function isRemovable({ type }: ContentFile, { label, path }: Segment): boolean {
  if (path) return removedPath(type?.original ?? type, path) !== undefined || isOwn(type, path);
  const [, tag = '', attribute = ''] = /^<(\w+)> (\w+)$/.exec(label) ?? [];
  return tagDefinition(tag)?.attributes.shape[attribute] instanceof z.ZodOptional;
}

/** Returns the longest path to an optional value, or to an item of a list; undefined if the value is required. */
export function removedPath(type: ContentType | undefined, path: readonly PropertyKey[]) {
  if (!type) return undefined;
  for (let length = path.length; length > 0; length -= 1) {
    const steps = path.slice(0, length);
    const parent = withoutOptional(schemaAt(type.frontMatter, steps.slice(0, -1)));
    const isItem =
      parent instanceof z.ZodRecord || (parent instanceof z.ZodArray && steps[0] !== 'months');
    if (isItem || schemaAt(type.frontMatter, steps) instanceof z.ZodOptional) return steps;
  }
  return undefined;
}

function isOwn(type: ContentType | undefined, path: readonly PropertyKey[]): boolean {
  return type?.original !== undefined && schemaAt(type.frontMatter, path) instanceof z.ZodOptional;
}
