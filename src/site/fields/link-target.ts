import { z } from 'zod';
import { socialNames } from './social.ts';
import { urlAdvice, isSafeUrl, isHttpsUrl } from './https-url.ts';
import { say, toIssue, type Message } from './say.ts';

/** The names that content uses to link to the shop's contacts. */
export const contactNames = [
  'call',
  'whatsapp',
  'sms',
  'viber',
  'email',
  'directions',
  'shop',
  ...socialNames,
] as const;

export type ContactName = (typeof contactNames)[number];

type LinkTarget =
  | { kind: 'contact'; contact: ContactName }
  | { kind: 'fact'; fact: string }
  | { kind: 'route'; route: string; anchor?: string }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'web'; url: string };

/**
 * Parses a link of content: a contact (`call`), a fact that is a phone number (`fax`), a page
 * (`/faq`), an anchor (`/faq#delivery` or, on this page, `#delivery`) or an https URL.
 * @returns undefined for everything else, including `javascript:` and `data:`
 */
export function parseLinkTarget(value: string): LinkTarget | undefined {
  const contact = contactNames.find((name) => name === value);
  if (contact) return { kind: 'contact', contact };
  if (/^[a-z]+(_[a-z]+)*$/.test(value)) return { kind: 'fact', fact: value };
  if (isSafeUrl(value)) return { kind: 'web', url: value };
  // Matches a path and an anchor. Both are optional.
  const internalLink = /^(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)?(?:#([^\s#{}<>"]+))?$/.exec(value);
  if (!internalLink || !value) return undefined;
  const [, route, anchor] = internalLink;
  if (route === undefined) return { kind: 'anchor', anchor: anchor ?? '' };
  return anchor === undefined ? { kind: 'route', route } : { kind: 'route', route, anchor };
}

/** Explains why `parseLinkTarget` rejects a link. */
export function linkAdvice(value: string): Message {
  if (isHttpsUrl(value)) return urlAdvice(value);
  const names = contactNames.join(', ');
  return say`"${{ link: value }}" is not a link. Write a page like /faq, a part of a page like /faq#delivery, an https:// URL, or one of ${{ names }}.`;
}

/** Accepts the target of a link or a button. `parseLinkTarget` lists the possible forms. */
export function linkTarget(description: string) {
  return z
    .string()
    .refine((value) => parseLinkTarget(value) !== undefined, {
      error: ({ input }) => toIssue(linkAdvice(String(input))),
    })
    .meta({
      description,
      form: 'a link',
      examples: ['call', '/faq', '/faq#delivery', 'https://www.example.com'],
      kind: 'link',
    });
}
