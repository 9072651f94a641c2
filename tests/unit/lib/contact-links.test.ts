import { expect, test } from 'vitest';
import { mapEmbed, mapsPlace } from '../../../src/lib/maps.ts';
import { chatNumber, e164, sms, tel, viber, whatsApp } from '../../../src/lib/phone.ts';

test.each([
  '+977 983-0000000',
  '+977-983-0000000',
  '+9779830000000',
  '+977 (983) 000 00 00',
  '+977\u00A0983\u20110000000',
])('the number %s is dialled, however it is written', (written) => {
  expect(e164(written)).toBe('+9779830000000');
  expect(tel(written)).toBe('tel:+9779830000000');
});

test.each(["Hi! I'm selling a table & 4 chairs = 100% wood + #1?", 'नमस्ते!\nSofa 🛋️'])(
  'a WhatsApp link carries the text %j as it is',
  (text) => {
    const link = new URL(whatsApp('+977 983-0000000', text));
    expect(link.href).toMatch(/^https:\/\/wa\.me\/9779830000000\?text=/);
    expect(link.searchParams.get('text')).toBe(text);
  },
);

test('a WhatsApp link without text has no query, and half an emoji becomes a replacement sign', () => {
  expect(whatsApp('+977 983-0000000')).toBe('https://wa.me/9779830000000');
  expect(whatsApp('+9779830000000', '')).toBe('https://wa.me/9779830000000');
  expect(whatsApp('+9779830000000', 'Sofa \uD83D')).toBe(
    'https://wa.me/9779830000000?text=Sofa%20%EF%BF%BD',
  );
});

test('an SMS carries the text as it is, and a Viber chat its number alone', () => {
  const text = 'नमस्ते! Table & 4 chairs?';
  expect(sms('+977 983-0000000', text)).toBe(`sms:+9779830000000?body=${encodeURIComponent(text)}`);
  expect(sms('+977 983-0000000')).toBe('sms:+9779830000000');
  expect(viber('+977 983-0000000')).toBe('viber://chat?number=%2B9779830000000');
});

test('the link to the map opens at the shop, also south and west of zero', () => {
  expect(mapsPlace({ latitude: -33.87, longitude: 85.3327 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=-33.87%2C85.3327',
  );
});

test('the embedded map has its marker in the middle', () => {
  const link = new URL(mapEmbed({ latitude: 27.7421, longitude: 85.3327 }));
  expect(link.origin).toBe('https://www.openstreetmap.org');
  expect(link.searchParams.get('marker')).toBe('27.7421,85.3327');
  const box = (link.searchParams.get('bbox') ?? '').split(',').map(Number);
  const [west = 0, south = 0, east = 0, north = 0] = box;
  expect((west + east) / 2).toBeCloseTo(85.3327, 4);
  expect((south + north) / 2).toBeCloseTo(27.7421, 4);
  expect(east).toBeGreaterThan(west);
  expect(north).toBeGreaterThan(south);
});

test('WhatsApp has the number of the phone, one of its own, or none', () => {
  const phone = '+977 983-0000000';
  expect(chatNumber({ phone })).toBe(phone);
  expect(chatNumber({ phone, whatsapp: '+49 151 23456789' })).toBe('+49 151 23456789');
  expect(chatNumber({ phone, whatsapp: 'no' })).toBeUndefined();
});
