import type { Singletons } from '../singletons/schemas.ts';

type Numbers = Pick<Singletons['business'], 'phone' | 'whatsapp'>;

/** Removes everything but the digits from a number: `+9779830000000` (E.164). */
export function e164(phone: string): string {
  return `+${phone.replaceAll(/\D/g, '')}`;
}

/** Returns a link that dials the number (RFC 3966). */
export function tel(phone: string): string {
  return `tel:${e164(phone)}`;
}

/**
 * Returns a link that opens a WhatsApp chat with the number.
 * @param message prefilled text
 */
export function whatsApp(phone: string, message?: string): string {
  const chat = `https://wa.me/${e164(phone).slice(1)}`;
  return message ? `${chat}?text=${encodeURIComponent(message.toWellFormed())}` : chat;
}

/**
 * Returns a link that writes an SMS to the number (RFC 5724).
 * @param message prefilled text
 */
export function sms(phone: string, message?: string): string {
  const to = `sms:${e164(phone)}`;
  return message ? `${to}?body=${encodeURIComponent(message.toWellFormed())}` : to;
}

/** Returns a link that opens a Viber chat with the number. It cannot prefill text. */
export function viber(phone: string): string {
  return `viber://chat?number=${encodeURIComponent(e164(phone))}`;
}

/** Returns the shop's WhatsApp number, which is by default its phone number; undefined for `no`. */
export function chatNumber({ phone, whatsapp = phone }: Numbers): string | undefined {
  return whatsapp === 'no' ? undefined : whatsapp;
}
