import { z } from 'zod';

/** Accepts the three letters of a currency (ISO 4217): `NPR`. */
export function currency(description: string) {
  return z
    .string()
    .refine(isCurrency, {
      error: 'Write the three letters of the currency (ISO 4217), for example NPR or EUR.',
    })
    .meta({
      description,
      form: 'the three letters of a currency',
      examples: ['NPR', 'EUR'],
      normalize: (input) => (isCurrency(input.toUpperCase()) ? input.toUpperCase() : undefined),
    });
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
