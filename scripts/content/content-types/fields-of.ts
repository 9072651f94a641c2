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
  /** The only valid values; empty if there are others. */
  options: readonly string[];
  /** Some valid values. */
  examples: readonly string[];
  /** All metadata of its schema. */
  meta: z.core.GlobalMeta;
  /** The nested fields, or the fields of each entry if it is a list. */
  fields: Field[];
}

/** Returns the fields of a map, or of the maps in a list; empty for other schemas. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const here = withoutOptional(schema);
  if (here instanceof z.ZodArray) return fieldsOf(here.element as z.ZodType);
  if (!(here instanceof z.ZodObject)) return [];
  return Object.entries(here.shape as Record<string, z.ZodType>).map(([name, part]) => {
    const meta = withoutOptional(part)?.meta() ?? {};
    return {
      name,
      description: descriptionAt(here, [name]) ?? '',
      required: !(part instanceof z.ZodOptional),
      form: formOf(part),
      options: optionsOf(part),
      examples: (meta.examples ?? []) as string[],
      meta,
      fields: fieldsOf(part),
    };
  });
}

function formOf(schema: z.ZodType): string {
  const here = withoutOptional(schema);
  const form = here?.meta()?.form;
  if (typeof form === 'string') return form;
  if (here instanceof z.ZodEnum) return 'one of these';
  if (here instanceof z.ZodRecord) return 'separate lines, each with a name that you choose';
  if (!(here instanceof z.ZodArray)) return 'the lines below';
  const element = here.element as z.ZodType;
  return element instanceof z.ZodObject
    ? 'a list of entries'
    : `a list, in which each line is ${formOf(element)}`;
}

function optionsOf(schema: z.ZodType): string[] {
  const here = withoutOptional(schema);
  if (here instanceof z.ZodArray) return optionsOf(here.element as z.ZodType);
  return here instanceof z.ZodEnum ? here.options.map(String) : [];
}
