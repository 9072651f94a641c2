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
      meant: (written) => (written.startsWith('www.') ? `https://${written}` : undefined),
    });
}

/**
 * The address of a whole site, an origin by RFC 6454: `https://www.example.com`. Pages and pictures
 * are found below it.
 */
export function siteOrigin(description: string) {
  return webAddress(description)
    .refine(
      (value) => originOf(value) === value,
      'write the address of the site alone, without a slash or anything else after it',
    )
    .meta({ meant: originOf });
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Whether the text is an https address that a browser can open. */
export function isWebAddress(value: string): boolean {
  return /^https:\/\/[^\s{}"'<>\\]+$/.test(value) && URL.canParse(value);
}
