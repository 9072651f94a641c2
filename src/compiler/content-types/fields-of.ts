import { z } from 'zod';
import { descriptionAt, withoutOptional } from './schema-at.ts';

/** A field of front matter, or an attribute of a tag, for the people who write it. */
export interface Field {
  name: string;
  /** Describes the purpose in a sentence. */
  description: string;
  required: boolean;
  /** Describes valid values: `a whole number`. */
  form: string;
  /** A list of maps or of single values; undefined for other fields. */
  list: 'entries' | 'values' | undefined;
  /** All valid values; empty if they cannot be listed. */
  options: readonly string[];
  /** Some valid values. */
  examples: readonly string[];
  /** All metadata of the field's schema. */
  meta: z.core.GlobalMeta;
  /** The nested fields, or the fields of each entry of a list. */
  fields: Field[];
}

/** Returns the fields of a map, or of the maps in a list; empty for other schemas. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const item = itemOf(schema);
  if (!(item instanceof z.ZodObject)) return [];
  return Object.entries(item.shape as Record<string, z.ZodType>).map(([name, fieldSchema]) => {
    const meta = withoutOptional(fieldSchema)?.meta() ?? {};
    const fieldItem = itemOf(fieldSchema);
    return {
      name,
      description: descriptionAt(item, [name]) ?? '',
      required: !(fieldSchema instanceof z.ZodOptional),
      form: formOf(fieldSchema),
      list: listOf(fieldSchema),
      options: fieldItem instanceof z.ZodEnum ? fieldItem.options.map(String) : [],
      examples: (meta.examples ?? []) as string[],
      meta,
      fields: fieldsOf(fieldSchema),
    };
  });
}

/** Returns the schema of a list's items, or any other schema without `optional()`. */
function itemOf(schema: z.ZodType): z.ZodType | undefined {
  const value = withoutOptional(schema);
  return value instanceof z.ZodArray ? itemOf(value.element as z.ZodType) : value;
}

function formOf(schema: z.ZodType): string {
  const value = withoutOptional(schema);
  const form = value?.meta()?.form;
  if (typeof form === 'string') return form;
  if (value instanceof z.ZodEnum) return 'one of these';
  if (value instanceof z.ZodRecord) return 'separate lines, each with a name that you choose';
  if (!(value instanceof z.ZodArray)) return 'the lines below';
  return listOf(value) === 'entries'
    ? 'a list of entries'
    : `a list, in which each line is ${formOf(value.element as z.ZodType)}`;
}

function listOf(schema: z.ZodType): Field['list'] {
  const value = withoutOptional(schema);
  if (!(value instanceof z.ZodArray)) return undefined;
  return value.element instanceof z.ZodObject ? 'entries' : 'values';
}
