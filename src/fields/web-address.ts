import { z } from 'zod';

/** Explains a complete URL that `isWebAddress` rejects. */
export const hostAdvice =
  'Write the name of the website with letters, digits, hyphens and dots only.';

/** Accepts an absolute https URL: `https://www.facebook.com/your-shop-page`. */
export function webAddress(description: string) {
  return z
    .string()
    .refine(isWhole, 'Write a full URL that begins with https://')
    .refine(isWebAddress, hostAdvice)
    .meta({
      description,
      form: 'a URL',
      examples: ['https://www.example.com'],
      pattern: '^https://',
      normalize: (written) => (written.startsWith('www.') ? `https://${written}` : undefined),
    });
}

/**
 * Accepts the URL of a whole site, an origin by RFC 6454: `https://www.example.com`. Pages and
 * pictures are below it.
 */
export function siteOrigin(description: string) {
  return webAddress(description)
    .refine(
      (value) => originOf(value) === value,
      'Write only the URL of the site, without a slash or anything else after it.',
    )
    .meta({ normalize: originOf });
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Returns whether a text is an https URL whose host is safe in a security policy. */
export function isWebAddress(value: string): boolean {
  if (!isWhole(value)) return false;
  const { hostname, username, password } = new URL(value);
  return /^[a-z\d.-]+$/.test(hostname) && username + password === '';
}

/** Returns whether a text is an https URL that a browser can open. */
export function isWhole(value: string): boolean {
  return /^https:\/\/[^\s{}"'<>\\]+$/.test(value) && URL.canParse(value);
}
