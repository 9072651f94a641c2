import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** The minimum contrast of text with its background (WCAG 2.2, 1.4.6). */
export const textContrast = 7;

/** Accepts a CSS colour of six digits: `#17503f`. */
export function colour(description: string) {
  return z
    .string()
    .regex(/^#[0-9a-f]{6}$/, {
      error: toIssue(say`Write a colour in quotes, as # and six digits, such as "#17503f".`),
      abort: true,
    })
    .meta({
      description,
      form: 'a colour in quotes',
      examples: ['"#17503f"'],
      normalize,
    });
}

/** Normalizes `17503F` to `#17503f`, and the short form `#1f3` to `#11ff33`. */
function normalize(input: string): string | undefined {
  const digits = input.replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : undefined;
}

/** Returns the contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const luminances = [luminance(a), luminance(b)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Returns a contrast with one decimal, rounded down: 6.96:1 must not be shown as 7:1. */
export function formatContrast(value: number): string {
  return String(Math.floor(value * 10) / 10);
}

/** Returns red, green and blue of a colour `#rrggbb`, from 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Returns the relative luminance of a colour `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
