import { z } from 'zod';
import { say, toIssue } from './say.ts';

/**
 * Accepts a phone number with its country code: `+977 983-0000000`. Spaces, hyphens and brackets
 * are only for reading. Links use the digits (E.164: at most 15).
 */
export function phone(description: string) {
  return z
    .string()
    .refine((value) => !severalPhonesPattern.test(value), toIssue(severalPhonesMessage))
    .regex(/^\+[\d\s()-]+$/, toIssue(countryCodeAdvice))
    .refine(
      (value) => !value.includes('(0)'),
      toIssue(say`Delete the (0). It is not dialled after a country code.`),
    )
    .refine(
      (value) => /^\d{8,15}$/.test(value.replaceAll(/\D/g, '')),
      toIssue(say`A phone number has 8 to 15 digits, including the country code.`),
    )
    .meta({
      description,
      form: 'a phone number with its country code',
      examples: ['+977 983-0000000'],
      kind: 'phone',
    });
}

export const countryCodeAdvice = say`Write the number with + and the country code.`;

export const severalPhonesMessage = say`Write one number here. Write a second number in a text, for example on the contact page.`;

/** Matches the end of a phone number, a separator such as a comma or a word, and another number. */
export const severalPhonesPattern =
  /\d{4}[^\d+()-]{0,40}[,;/&\p{L}][^\d+()-]{0,40}[+(]{0,2}\d[\d\s()-]{5}/u;

/** Returns true for exactly one phone number. */
export function isPhone(value: unknown): boolean {
  return phone('').safeParse(value).success;
}

/** Accepts a phone number or `no`. */
export function phoneOrNone(description: string) {
  return z
    .string()
    .refine((value) => value === 'no' || isPhone(value), {
      error: toIssue(say`Write a number with + and the country code, or no.`),
    })
    .meta({
      description,
      form: 'a phone number with its country code, or no',
      examples: ['no'],
      kind: 'phone',
      normalize: (input) => (/^(no|none|false|off)$/i.test(input) ? 'no' : undefined),
    });
}
