import { z } from 'zod';

/** Explains an address that is whole but no `isWebAddress`. */
export const hostAdvice =
  'Write the name of the website with letters, digits, hyphens and dots only.';

/** An absolute https address: `https://www.facebook.com/your-shop-page`. */
export function webAddress(description: string) {
  return z
    .string()
    .refine(isWhole, 'write a whole web address that starts with https://')
    .refine(isWebAddress, hostAdvice)
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

/** Checks whether a text is an https address, and the name of its host can be no rule for servers. */
export function isWebAddress(value: string): boolean {
  if (!isWhole(value)) return false;
  const { hostname, username, password } = new URL(value);
  return /^[a-z\d.-]+$/.test(hostname) && username + password === '';
}

/** Checks whether a text is an https address that a browser can open. */
export function isWhole(value: string): boolean {
  return /^https:\/\/[^\s{}"'<>\\]+$/.test(value) && URL.canParse(value);
}
