import { z } from 'zod';
import { flag } from '../../site/fields/flag.ts';
import { say, sayInReport, toIssue } from '../../site/fields/say.ts';

/** The fields that only translations have. */
export const translationFields = z.strictObject({
  translated_from: z
    .string()
    .regex(
      /^[0-9a-f]{40}(-[0-9a-f]{8})?$/,
      toIssue([...say`Delete this line.`, ...sayInReport`"npm run new translation" writes it.`]),
    )
    .meta({
      description: 'The version of the original, written by npm run new translation.',
      form: 'an id from git',
    })
    .optional(),
  reviewed: flag(
    'Write false until a person who speaks the language has read it.',
    say`Write false until a person who speaks the language has read it. Then delete this line.`,
  ).optional(),
});

/** The fields that only the language file of a translation has. */
export const languageFields = z.strictObject({
  published: z
    .enum(['yes', 'no'], toIssue(say`Write yes or no.`))
    .meta({
      description: 'Write no to publish no pages in this language. Only npm start shows them.',
    })
    .optional(),
});

/**
 * Returns the schema of a translation: the text fields of its original and `translationFields`.
 * @param isPartial true if all fields are optional
 * @returns undefined if the original has no text fields
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

/** Returns the part of a schema that is text; undefined if it has none. */
function textSchema(schema: z.ZodType): z.ZodType | undefined {
  const meta = schema.meta() ?? {};
  if (schema instanceof z.ZodOptional) {
    return textSchema(schema.unwrap() as z.ZodType)
      ?.optional()
      .meta(meta);
  }
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = {};
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      const text = textSchema(field);
      if (text) shape[name] = text;
    }
    return Object.keys(shape).length > 0 ? z.strictObject(shape).meta(meta) : undefined;
  }
  if (schema instanceof z.ZodRecord) return textSchema(schema.valueType as z.ZodType) && schema;
  if (!(schema instanceof z.ZodArray)) return meta.isText ? schema : undefined;
  const item = textSchema(schema.element as z.ZodType);
  // A new schema would lose the minimum length of a list of text.
  return item && (item === schema.element ? schema : z.array(item).meta(meta));
}

/** Matches the names of the fields that say which version of the original a translation is of. */
export const versionField = /^(?:translated_from|reviewed)$/;

/** Matches the lines of these fields. */
export const versionLines = /^(?:translated_from|reviewed):.*\n/gm;
