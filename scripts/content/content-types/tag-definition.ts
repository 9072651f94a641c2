import type { TagDefinition } from '../../../src/tags/definition.ts';
import { tags, type TagName } from '../../../src/tags/schemas.ts';

export function tagDefinition(name: string | null): TagDefinition | undefined {
  return name !== null && Object.hasOwn(tags, name) ? tags[name as TagName] : undefined;
}
