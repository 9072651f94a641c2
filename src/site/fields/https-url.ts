import { z } from 'zod';
import { say, toIssue, type Message } from './say.ts';

/** Explains why `isSafeUrl` rejects an https URL. */
export function urlAdvice(url: string): Message {
  return danda.test(url)
    ? say`Delete the ${{ sign: url.slice(-1) }} at the end. It is not part of the URL.`
    : say`Write the name of the website with letters, digits, hyphens and dots only.`;
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

/** Matches the end of a Nepali sentence, which people type directly after a URL. */
const danda = /[।॥]$/;

/** Returns true for an https URL without credentials. A security policy may contain its host. */
export function isSafeUrl(value: string): boolean {
  if (!isHttpsUrl(value) || danda.test(value)) return false;
  const { hostname, username, password } = new URL(value);
  return /^[a-z\d.-]+$/.test(hostname) && username === '' && password === '';
}

/** Returns true for an https URL that a browser can open. */
export function isHttpsUrl(value: string): boolean {
  return /^https:\/\/[^\s{}"'<>\\]+$/.test(value) && URL.canParse(value);
}
