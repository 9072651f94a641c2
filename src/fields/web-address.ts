import { z } from 'zod';

/** An absolute https address: `https://www.facebook.com/your-shop-page`. */
export function webAddress(description: string) {
  return z
    .string()
    .refine(isWebAddress, 'write a whole web address that starts with https://')
    .meta({
      description,
      form: 'a web address',
      examples: ['https://www.example.com'],
      pattern: '^https://',
    });
}

/** Whether the text is an https address that a browser can open. */
export function isWebAddress(value: string): boolean {
  return /^https:\/\/[^\s{}"'<>\\]+$/.test(value) && URL.canParse(value);
}
