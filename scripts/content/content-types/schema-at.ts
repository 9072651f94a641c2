import { z } from 'zod';

/** The schema of the part of a value that a path leads to; undefined where the schema has none. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((holder, step) => {
    const here = withoutOptional(holder);
    if (here instanceof z.ZodArray) return here.element as z.ZodType;
    if (here instanceof z.ZodRecord) return here.valueType as z.ZodType;
    if (!(here instanceof z.ZodObject) || !Object.hasOwn(here.shape, step)) return undefined;
    return here.shape[String(step)] as z.ZodType;
  }, schema);
}

/** The names that may stand in the map at the path. */
export function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const here = withoutOptional(schemaAt(schema, path));
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

/** What a part of a value is for, in a sentence for the people who write content. */
export function descriptionAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const here = schemaAt(schema, path);
  return here?.description ?? withoutOptional(here)?.description;
}

/** A schema without the wrapping that says that its value may be left out. */
export function withoutOptional(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap() as z.ZodType) : schema;
}

/** What the schema of a part of a value says of it. */
export function metaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): z.core.GlobalMeta | undefined {
  return withoutOptional(schemaAt(schema, path))?.meta();
}
