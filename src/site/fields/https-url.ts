import { z } from 'zod';
import { say, toIssue, type Message } from './say.ts';

/** Removes what people type directly after a URL: a danda, or a Nepali ending (`https://example.comमा`). */
export function withoutNepaliEnding(text: string): string {
  return text
    .replace(/[।॥]$/, '')
    .replace(/^((?:https?:\/\/)?[^/?#]*[a-z])\p{Script=Devanagari}+$/iu, '$1');
}

/** Explains why `isSafeUrl` rejects an https URL. */
export function urlAdvice(url: string): Message {
  const ending = url.slice(withoutNepaliEnding(url).length);
  return ending === ''
    ? say`Write the name of the website with letters, digits, hyphens and dots only.`
    : say`Delete the ${{ ending }} at the end. It is not part of the URL.`;
}

/** Accepts an absolute https URL: `https://www.facebook.com/your-shop-page`. */
export function httpsUrl(description: string) {
  return z
    .string()
    .refine(isHttpsUrl, toIssue(say`Write a full URL that begins with https://`))
    .refine(isSafeUrl, { error: ({ input }) => toIssue(urlAdvice(String(input))) })
    .meta({
      description,
      form: 'a URL',
      kind: 'url',
      examples: ['https://www.example.com'],
      normalize: (input) => (input.startsWith('www.') ? `https://${input}` : undefined),
    });
}

/** Accepts the URL of a site without a path (an origin, RFC 6454): `https://www.example.com`. */
export function siteOrigin(description: string) {
  return httpsUrl(description)
    .refine(
      (value) => originOf(value) === value,
      toIssue(say`Write only the URL of the site, without a slash or anything else after it.`),
    )
    .meta({ normalize: originOf });
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/** Returns true for an https URL without credentials. A security policy may contain its host. */
export function isSafeUrl(value: string): boolean {
  if (!isHttpsUrl(value) || withoutNepaliEnding(value) !== value) return false;
  const { hostname, username, password } = new URL(value);
  return /^[a-z\d.-]+$/.test(hostname) && username === '' && password === '';
}

/** Returns true for an https URL that a browser can open. */
export function isHttpsUrl(value: string): boolean {
  return /^https:\/\/[^\s{}"'<>\\]+$/.test(value) && URL.canParse(value);
}
