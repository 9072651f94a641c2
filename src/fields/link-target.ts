import { z } from 'zod';
import { socialNames } from './social.ts';
import { hostAdvice, isWebAddress, isWhole } from './web-address.ts';

/** Names of the shop's own addresses, so that no file repeats one. */
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
  | { kind: 'web'; address: string };

/**
 * Reads a link as content writes it: a contact (`call`), a fact that is a phone number (`fax`), a page (`/faq`), an anchor on a page
 * (`/faq#delivery`), an anchor on this page (`#delivery`) or an https address.
 * @returns undefined when it is none of these, `javascript:` and `data:` among them
 */
export function parseLinkTarget(value: string): LinkTarget | undefined {
  const contact = contactNames.find((name) => name === value);
  if (contact) return { kind: 'contact', contact };
  if (/^[a-z]+(_[a-z]+)*$/.test(value)) return { kind: 'fact', fact: value };
  if (isWebAddress(value)) return { kind: 'web', address: value };
  const inside = /^(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)?(?:#([^\s#{}<>"]+))?$/.exec(value);
  if (!inside || !value) return undefined;
  const [, route, anchor] = inside;
  if (route === undefined) return { kind: 'anchor', anchor: anchor ?? '' };
  return anchor === undefined ? { kind: 'route', route } : { kind: 'route', route, anchor };
}

/** Explains a link that `parseLinkTarget` cannot read. */
export function linkAdvice(value: string): string {
  if (isWhole(value)) return hostAdvice;
  return `"${value}" is not a link; write a page like /faq, a part of a page like /faq#delivery, an https:// address, or one of ${contactNames.join(', ')}`;
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
