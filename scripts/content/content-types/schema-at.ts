import { z } from 'zod';

/** Returns the schema at a path in a value; undefined if the path is unknown. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((parent, step) => {
    const inner = withoutOptional(parent);
    if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
    if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType;
    if (!(inner instanceof z.ZodObject) || !Object.hasOwn(inner.shape, step)) return undefined;
    return inner.shape[String(step)] as z.ZodType;
  }, schema);
}

/** Returns the valid field names of the map at a path. */
export function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = withoutOptional(schemaAt(schema, path));
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Returns the description of the value at a path. */
export function descriptionAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const inner = schemaAt(schema, path);
  return inner?.description ?? withoutOptional(inner)?.description;
}

/** Returns the schema inside `optional()`. */
export function withoutOptional(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap() as z.ZodType) : schema;
}

export function metaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): z.core.GlobalMeta | undefined {
  return withoutOptional(schemaAt(schema, path))?.meta();
}
