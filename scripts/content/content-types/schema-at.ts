import { z } from 'zod';

/** Returns the schema at a path in a value; undefined if the path is unknown. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((parent, step) => {
    const here = withoutOptional(parent);
    if (here instanceof z.ZodArray) return here.element as z.ZodType;
    if (here instanceof z.ZodRecord) return here.valueType as z.ZodType;
    if (!(here instanceof z.ZodObject) || !Object.hasOwn(here.shape, step)) return undefined;
    return here.shape[String(step)] as z.ZodType;
  }, schema);
}

/** Returns the valid names in the map at the path. */
export function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const here = withoutOptional(schemaAt(schema, path));
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

/** Returns the description of the value at a path, written for staff. */
export function descriptionAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const here = schemaAt(schema, path);
  return here?.description ?? withoutOptional(here)?.description;
}

/** Returns the schema inside `optional()`. */
export function withoutOptional(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap() as z.ZodType) : schema;
}

/** Returns the metadata of the schema at a path. */
export function metaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): z.core.GlobalMeta | undefined {
  return withoutOptional(schemaAt(schema, path))?.meta();
}
