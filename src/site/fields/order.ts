import { z } from 'zod';
import { say, toIssue } from './say.ts';

/**
 * Accepts the position of an entry or a link as a whole number. With gaps such as 10, 20, 30, an
 * entry can move without changes in other files.
 */
export const order = z
  .string()
  .regex(/^\d{1,6}$/, { error: toIssue(say`Write a whole number, for example 30.`), abort: true })
  .transform(Number)
  .meta({
    description: 'Its order: smaller numbers come first, with gaps such as 10, 20, 30.',
    form: 'a whole number',
    kind: 'number',
    examples: ['30'],
  });
