import { z } from 'zod';
import { flag } from '../../../src/fields/flag.ts';

/** The fields that only translations have. */
export const translationFields = z.strictObject({
  translated_from: z
    .string()
    .regex(/^[0-9a-f]{40}$/, 'Delete this line. "npm run new translation" writes it.')
    .optional()
    .meta({
      description: 'The version of the original, written by npm run new translation.',
      form: 'an id from git',
    }),
  reviewed: flag(
    'Whether a person who speaks the language has read it.',
    'Write true if a person who speaks the language has read it, otherwise false.',
  ),
});

/**
 * Returns the schema of a translation: the text fields of its original; undefined without text.
 * @param isPartial true if all fields are optional
 */
export function translationSchema(
  original: z.ZodObject,
  isPartial: boolean,
): z.ZodObject | undefined {
  const text = textSchema(original) as z.ZodObject | undefined;
  const fields = isPartial ? text?.partial() : text;
  const { description = '' } = original.meta() ?? {};
  return fields?.extend(translationFields.shape).meta({ description });
}

/** Returns the part of a schema that is text, or undefined. */
function textSchema(schema: z.ZodType): z.ZodType | undefined {
  const meta = schema.meta() ?? {};
  if (schema instanceof z.ZodOptional) {
    return textSchema(schema.unwrap() as z.ZodType)
      ?.optional()
      .meta(meta);
  }
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(
      ([name, field]) => {
        const text = textSchema(field);
        return text ? [[name, text] as const] : [];
      },
    );
    return shape.length > 0 ? z.strictObject(Object.fromEntries(shape)).meta(meta) : undefined;
  }
  if (schema instanceof z.ZodRecord) return textSchema(schema.valueType as z.ZodType) && schema;
  if (!(schema instanceof z.ZodArray)) return meta.isText ? schema : undefined;
  const element = textSchema(schema.element as z.ZodType);
  // Keep the schema of a list of text: a new one would lose the minimum length.
  return element && (element === schema.element ? schema : z.array(element).meta(meta));
}
