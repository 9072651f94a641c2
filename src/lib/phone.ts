import type { Singletons } from '../singletons/schemas.ts';

type Numbers = Pick<Singletons['business'], 'phone' | 'whatsapp'>;

/** The number as links want it: a plus and digits only (E.164), from any way of writing it. */
export function e164(phone: string): string {
  return `+${phone.replaceAll(/\D/g, '')}`;
}

/** A link that dials the number (RFC 3966). */
export function tel(phone: string): string {
  return `tel:${e164(phone)}`;
}

/**
 * A link that opens a WhatsApp chat with the number.
 * @param message words already typed for the visitor, if any
 */
export function whatsApp(phone: string, message?: string): string {
  const chat = `https://wa.me/${e164(phone).slice(1)}`;
  return message ? `${chat}?text=${encodeURIComponent(message.toWellFormed())}` : chat;
}

/**
 * A link that writes an SMS to the number (RFC 5724).
 * @param message words already typed for the visitor, if any
 */
export function sms(phone: string, message?: string): string {
  const to = `sms:${e164(phone)}`;
  return message ? `${to}?body=${encodeURIComponent(message.toWellFormed())}` : to;
}

/** A link that opens a Viber chat with the number; it cannot carry words. */
export function viber(phone: string): string {
  return `viber://chat?number=${encodeURIComponent(e164(phone))}`;
}

/** The shop's WhatsApp number: that of its phone where it names no other, and none where it says `no`. */
export function chatNumber({ phone, whatsapp = phone }: Numbers): string | undefined {
  return whatsapp === 'no' ? undefined : whatsapp;
}
