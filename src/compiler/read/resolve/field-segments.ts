import type { ContentType } from '../../content-types/content-types.ts';
import { metaAt } from '../../content-types/schema-at.ts';
import type { FrontMatter } from '../parse/front-matter.ts';
import { interpolateValue } from './interpolate-value.ts';
import type { Segment } from './segments.ts';
import type { Facts } from '../facts/facts.ts';

/**
 * Returns the fields of front matter as segments, with the facts inserted.
 * @param facts undefined while the facts are invalid; `none` for files that define facts, which cannot
 *   use them
 */
export function fieldSegments(
  { scalars, positionOf }: FrontMatter,
  { frontMatter: schema }: ContentType,
  text: string,
  facts: Facts | 'none' | undefined,
): Segment[] {
  return scalars.map(({ path, value, start, end, token }) => {
    const label = path.join('.');
    const raw = text.slice(start, end);
    const position = positionOf(path);
    const interpolated = interpolateValue(value, metaAt(schema, path), facts, position);
    return {
      label,
      raw,
      start,
      end,
      value,
      path,
      notation: token,
      ...position,
      ...interpolated,
    };
  });
}

/** Returns valid front matter with the facts inserted. */
export function withFacts(data: object, segments: readonly Segment[]): Record<string, unknown> {
  const inserted = structuredClone(data) as Record<string, unknown>;
  for (const { kind, path = [], visibleText } of segments) {
    const lastKey = path.at(-1);
    if (kind !== 'text' || lastKey === undefined) continue;
    let parent: Record<PropertyKey, unknown> = inserted;
    for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
    parent[lastKey] = visibleText.trim();
  }
  return inserted;
}
