import { z } from 'zod';
import { isWebAddress } from './web-address.ts';

/** Words that stand for the shop's own addresses, so that no file repeats one. */
export const contactNames = [
  'call',
  'whatsapp',
  'email',
  'directions',
  'shop',
  'facebook',
  'instagram',
  'tiktok',
] as const;

export type ContactName = (typeof contactNames)[number];

export type LinkTarget =
  | { kind: 'contact'; contact: ContactName }
  | { kind: 'route'; route: string; place?: string }
  | { kind: 'place'; place: string }
  | { kind: 'web'; address: string };

/**
 * Reads a link as content writes it: a contact (`call`), a page (`/faq`), a place on a page
 * (`/faq#delivery`), a place on this page (`#delivery`) or an https address.
 * @returns undefined when it is none of these, `javascript:` and `data:` among them
 */
export function parseLinkTarget(value: string): LinkTarget | undefined {
  const contact = contactNames.find((name) => name === value);
  if (contact) return { kind: 'contact', contact };
  if (isWebAddress(value)) return { kind: 'web', address: value };
  const inside = /^(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)?(?:#([^\s#{}<>"]+))?$/.exec(value);
  if (!inside || !value) return undefined;
  const [, route, place] = inside;
  if (route === undefined) return { kind: 'place', place: place ?? '' };
  return place === undefined ? { kind: 'route', route } : { kind: 'route', route, place };
}

/** What to tell somebody who wrote a link that `parseLinkTarget` cannot read. */
export function linkAdvice(value: string): string {
  return `"${value}" is no link; write a page like /faq, a place like /faq#delivery, an https:// address, or one of ${contactNames.join(', ')}`;
}

/** Where a link or button leads, in the forms that `parseLinkTarget` reads. */
export function linkTarget(description: string) {
  return z
    .string()
    .refine((value) => parseLinkTarget(value) !== undefined, {
      error: ({ input }) => linkAdvice(String(input)),
    })
    .meta({
      description,
      form: 'a link',
      examples: ['call', '/faq', '/faq#delivery', 'https://www.example.com'],
      link: true,
    });
}
