import { z } from 'zod';

/** Returns the schema at a path in a value; undefined if the path is unknown. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current = schema;
  for (const key of path) {
    const parent = withoutOptional(current);
    if (parent instanceof z.ZodArray) current = parent.element as z.ZodType;
    else if (parent instanceof z.ZodRecord) current = parent.valueType as z.ZodType;
    else if (parent instanceof z.ZodObject && Object.hasOwn(parent.shape, key))
      current = parent.shape[String(key)] as z.ZodType;
    else return undefined;
  }
  return current;
}

/** Returns the valid field names of the map at a path. */
export function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const map = withoutOptional(schemaAt(schema, path));
  return map instanceof z.ZodObject ? Object.keys(map.shape) : [];
}

/** Returns the description of the value at a path. */
export function descriptionAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const value = schemaAt(schema, path);
  return value?.description ?? withoutOptional(value)?.description;
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
