import { z } from 'zod';

/**
 * The position of an entry or a link among the others, as a whole number from 0. Front matter
 * reaches the schemas as text. Gaps allow moving an entry by changing only its file.
 */
export const order = z
  .string()
  .regex(/^\d{1,6}$/, { error: 'Write a whole number, for example 30.', abort: true })
  .transform(Number)
  .meta({
    description: 'Its order: smaller numbers come first, with gaps such as 10, 20, 30.',
    form: 'a whole number',
    examples: ['30'],
    readAs: ['integer'],
    minimum: 0,
    maximum: 999_999,
  });
