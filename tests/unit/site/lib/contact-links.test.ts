import { expect, test } from 'vitest';
import { openStreetMapUrl, googleMapsUrl } from '../../../../src/site/lib/maps.ts';
import {
  chatNumber,
  e164,
  sms,
  tel,
  viber,
  whatsApp,
} from '../../../../src/site/lib/phone-links.ts';

test.each([
  '+977 983-0000000',
  '+977-983-0000000',
  '+9779830000000',
  '+977 (983) 000 00 00',
  '+977\u00A0983\u20110000000',
])('dials a number in the notation %s', (written) => {
  expect(e164(written)).toBe('+9779830000000');
  expect(tel(written)).toBe('tel:+9779830000000');
});

test.each(["Hi! I'm selling a table & 4 chairs = 100% wood + #1?", 'नमस्ते!\nSofa 🛋️'])(
  'keeps %j in a WhatsApp link',
  (text) => {
    const link = new URL(whatsApp('+977 983-0000000', text));
    expect(link.href).toMatch(/^https:\/\/wa\.me\/9779830000000\?text=/);
    expect(link.searchParams.get('text')).toBe(text);
  },
);

test('omits the query of a WhatsApp link without text, and replaces a lone surrogate', () => {
  expect(whatsApp('+977 983-0000000')).toBe('https://wa.me/9779830000000');
  expect(whatsApp('+9779830000000', '')).toBe('https://wa.me/9779830000000');
  expect(whatsApp('+9779830000000', 'Sofa \uD83D')).toBe(
    'https://wa.me/9779830000000?text=Sofa%20%EF%BF%BD',
  );
});

test('keeps the text of an SMS, and uses only the number for Viber', () => {
  const text = 'नमस्ते! Table & 4 chairs?';
  expect(sms('+977 983-0000000', text)).toBe(`sms:+9779830000000?body=${encodeURIComponent(text)}`);
  expect(sms('+977 983-0000000')).toBe('sms:+9779830000000');
  expect(viber('+977 983-0000000')).toBe('viber://chat?number=%2B9779830000000');
});

test("links to the shop's position, even south and west of zero", () => {
  expect(googleMapsUrl({ latitude: -33.87, longitude: 85.3327 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=-33.87%2C85.3327',
  );
});

test('centres the marker of the embedded map', () => {
  const link = new URL(openStreetMapUrl({ latitude: 27.7421, longitude: 85.3327 }));
  expect(link.origin).toBe('https://www.openstreetmap.org');
  expect(link.searchParams.get('marker')).toBe('27.7421,85.3327');
  const bounds = (link.searchParams.get('bbox') ?? '').split(',').map(Number);
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  expect((west + east) / 2).toBeCloseTo(85.3327, 4);
  expect((south + north) / 2).toBeCloseTo(27.7421, 4);
  expect(east).toBeGreaterThan(west);
  expect(north).toBeGreaterThan(south);
});

test('uses the phone number for WhatsApp by default, or another number, or none', () => {
  const phone = '+977 983-0000000';
  expect(chatNumber({ phone })).toBe(phone);
  expect(chatNumber({ phone, whatsapp: '+49 151 23456789' })).toBe('+49 151 23456789');
  expect(chatNumber({ phone, whatsapp: 'no' })).toBeUndefined();
});
