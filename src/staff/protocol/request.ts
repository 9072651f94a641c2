import { z } from 'zod';
import { UserError } from '../../../scripts/user-error.ts';

/** The maximum length of a file in characters. No content file is nearly as long. */
export const maxLength = 200_000;

/** Text that a person typed, with line feeds only. */
export const typedText = z
  .string()
  .max(maxLength, 'This is too much text for one file.')
  // Other characters that are not text become errors of the file, with their positions.
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'This is not text.')
  .transform((text) => text.replaceAll(/\r\n?/g, '\n'));

/** Text that a person typed, without spaces around it. */
export const trimmedText = typedText.pipe(z.string().trim());

/** Parses a request of a page. @throws UserError if no page of this server would send it */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, request: unknown) {
  const { data, error } = schema.safeParse(request);
  if (error) throw new UserError(error.issues[0]?.message);
  return data;
}
