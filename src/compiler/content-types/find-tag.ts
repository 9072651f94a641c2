import type { TagDefinition } from '../../site/tags/tag-definition.ts';
import { tags, type TagName } from '../../site/tags/tag-schemas.ts';

/** Returns the definition of a tag; undefined if the tag is unknown. */
export function tagDefinition(name: string | null): TagDefinition | undefined {
  return name !== null && Object.hasOwn(tags, name) ? tags[name as TagName] : undefined;
}
