import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Accepts the three letters of a currency (ISO 4217): `NPR`. */
export function currency(description: string) {
  return z
    .string()
    .regex(
      /^[A-Z]{3}$/,
      toIssue(say`Write the three letters of the currency (ISO 4217), for example NPR.`),
    )
    .meta({
      description,
      form: 'the three letters of a currency',
      examples: ['NPR'],
      normalize: (input) => (/^[a-z]{3}$/i.test(input) ? input.toUpperCase() : undefined),
    });
}
