import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Accepts any name in the form of a schema.org type, such as `FurnitureStore`. */
export function businessType(description: string) {
  return z
    .string()
    .regex(
      /^[A-Z][A-Za-z]+$/,
      toIssue(
        say`Write a kind of business of https://schema.org/LocalBusiness, such as FurnitureStore.`,
      ),
    )
    .meta({
      description,
      form: 'a type of business from https://schema.org/LocalBusiness',
      examples: ['FurnitureStore'],
    });
}
