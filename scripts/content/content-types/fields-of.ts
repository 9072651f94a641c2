import { z } from 'zod';
import { descriptionAt, withoutOptional } from './schema-at.ts';

/** A field of front matter, or an attribute of a tag, for the people who write it. */
export interface Field {
  name: string;
  /** Describes the purpose in a sentence. */
  description: string;
  required: boolean;
  /** Describes the value: `a whole number`. */
  form: string;
  /** The only values that it may have; empty where any of the form will do. */
  options: readonly string[];
  /** Values that it may have. */
  examples: readonly string[];
  /** All metadata of its schema. */
  meta: z.core.GlobalMeta;
  /** The nested fields, or the fields of each entry of a list. */
  fields: Field[];
}

/** Returns the fields of a schema in order; empty unless it is a map or a list of maps. */
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
