import { z } from 'zod';

/**
 * Where an entry or a link stands among the others, as a whole number from 0 up. Front matter
 * reaches the schemas as text. Gaps let one be moved by a change of its own file alone.
 */
export const order = z
  .string()
  .regex(/^\d{1,6}$/, { error: 'write a whole number, for example 30', abort: true })
  .transform(Number)
  .meta({
    description:
      'Its place among the others: smaller numbers come first, with gaps such as 10, 20, 30.',
    form: 'a whole number',
    examples: ['30'],
    readAs: ['integer'],
    minimum: 0,
    maximum: 999_999,
  });
