import { z } from 'zod';

/** What a leaf of a schema says of itself. */
export type LeafMeta = z.core.GlobalMeta | undefined;

type Path = readonly PropertyKey[];

/**
 * Walks a schema and the value that it accepted side by side.
 * @param replace is given each leaf with its description, and returns the value to put there
 * @returns the value with its leaves replaced
 */
export function mapLeaves(
  schema: z.core.$ZodType,
  value: unknown,
  replace: (value: unknown, meta: LeafMeta, path: Path) => unknown,
  path: Path = [],
): unknown {
  const def = (schema as z.ZodType).def as z.core.$ZodTypes['_zod']['def'];
  if (value === undefined) return value;
  switch (def.type) {
    case 'optional':
      return mapLeaves(def.innerType, value, replace, path);
    case 'object':
    case 'record': {
      const schemaOf = (key: string) =>
        def.type === 'record' ? def.valueType : (def.shape[key] as z.core.$ZodType);
      return Object.fromEntries(
        Object.entries(value as object).map(([key, item]) => [
          key,
          mapLeaves(schemaOf(key), item, replace, [...path, key]),
        ]),
      );
    }
    case 'array':
      return (value as unknown[]).map((item, index) =>
        mapLeaves(def.element, item, replace, [...path, index]),
      );
    default:
      return replace(value, z.globalRegistry.get(schema), path);
  }
}

/** Calls `visit` for each leaf of the value. */
export function visitLeaves(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (value: unknown, meta: LeafMeta, path: Path) => void,
): void {
  mapLeaves(schema, value, (leaf, meta, path) => {
    visit(leaf, meta, path);
    return leaf;
  });
}
