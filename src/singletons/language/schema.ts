import { z } from 'zod';

/** The language in which the content is written. */
export const language = z
  .strictObject({
    code: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})*$/, 'write a language tag such as en or ne')
      .meta({
        description: 'The language tag (BCP 47), such as en or ne.',
        form: 'a language tag',
        examples: ['en', 'ne'],
      }),
  })
  .meta({ description: 'The language in which the content is written.' });
