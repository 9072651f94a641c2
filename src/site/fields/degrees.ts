import { z } from 'zod';
import { say, toIssue } from './say.ts';

/**
 * Accepts a coordinate in decimal degrees (WGS 84). Three decimals are accurate to about 100 m.
 * @param limit the maximum in degrees: 90 for latitude, 180 for longitude
 */
export function degrees(description: string, limit: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}\.\d{3,}$/, {
      error: toIssue(say`Write degrees with at least three decimals, for example 27.7420.`),
      abort: true,
    })
    .transform(Number)
    .refine(
      (value) => Math.abs(value) <= limit,
      toIssue(say`Degrees are between -${{ limit }} and ${{ limit }}.`),
    )
    .meta({
      description,
      form: 'degrees with at least three decimals',
      examples: ['27.7420'],
    });
}
