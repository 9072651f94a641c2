import type { Singletons } from '../singletons/singleton-schemas.ts';
import { encodeText } from './encode-text.ts';

type PhoneNumbers = Pick<Singletons['business'], 'phone' | 'whatsapp'>;

/** Returns a number as + and digits: `+9779830000000` (E.164). */
export function e164(phone: string): string {
  return `+${phone.replaceAll(/\D/g, '')}`;
}

/** Returns a link that dials the number (RFC 3966). */
export function tel(phone: string): string {
  return `tel:${e164(phone)}`;
}

/** Returns a link that opens a WhatsApp chat with the number. @param message prefilled text */
export function whatsApp(phone: string, message?: string): string {
  const url = `https://wa.me/${e164(phone).slice(1)}`;
  return message ? `${url}?text=${encodeText(message)}` : url;
}

/** Returns a link that writes an SMS to the number (RFC 5724). @param message prefilled text */
export function sms(phone: string, message?: string): string {
  const url = `sms:${e164(phone)}`;
  return message ? `${url}?body=${encodeText(message)}` : url;
}

/** Returns a link that opens a Viber chat with the number. Viber links cannot prefill text. */
export function viber(phone: string): string {
  return `viber://chat?number=${encodeURIComponent(e164(phone))}`;
}

/** Returns the shop's WhatsApp number; undefined for `no`. The default is the phone number. */
export function chatNumber({ phone, whatsapp = phone }: PhoneNumbers): string | undefined {
  return whatsapp === 'no' ? undefined : whatsapp;
}
