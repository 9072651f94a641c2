import { describe, expect, test } from 'vitest';
import { e164, tel, whatsApp } from '../../../src/lib/phone.ts';

describe('A number is dialled, however it is written for people to read', () => {
  for (const written of [
    '+977 983-0000000',
    '+977-983-0000000',
    '+9779830000000',
    '+977 (983) 000 00 00',
    '+977\u00A0983\u20110000000',
  ]) {
    test(written, () => {
      expect(e164(written)).toBe('+9779830000000');
      expect(tel(written)).toBe('tel:+9779830000000');
    });
  }
});

describe('A chat on WhatsApp', () => {
  test('opens with the number without its plus', () => {
    expect(whatsApp('+977 983-0000000')).toBe('https://wa.me/9779830000000');
  });

  test('has the words typed that the page asks for', () => {
    const link = whatsApp(
      '+977 983-0000000',
      "Hi! I'm selling a table & 4 chairs = 100% wood + #1?",
    );
    expect(link).toBe(
      "https://wa.me/9779830000000?text=Hi!%20I'm%20selling%20a%20table%20%26%204%20chairs%20%3D%20100%25%20wood%20%2B%20%231%3F",
    );
    expect(new URL(link).searchParams.get('text')).toBe(
      "Hi! I'm selling a table & 4 chairs = 100% wood + #1?",
    );
  });

  test('keeps line breaks, emoji and Devanagari', () => {
    const words = 'नमस्ते!\nSofa 🛋️';
    expect(new URL(whatsApp('+9779830000000', words)).searchParams.get('text')).toBe(words);
  });

  test('opens also with words that were cut in the middle of an emoji', () => {
    expect(whatsApp('+9779830000000', 'Sofa \uD83D')).toBe(
      'https://wa.me/9779830000000?text=Sofa%20%EF%BF%BD',
    );
  });

  test('opens without words where there are none', () => {
    expect(whatsApp('+9779830000000', '')).toBe('https://wa.me/9779830000000');
  });
});
