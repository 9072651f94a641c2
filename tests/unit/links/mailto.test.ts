import { describe, expect, test } from 'vitest';
import { isLong, mailto, type Mail } from '../../../src/lib/mailto.ts';

const to = 'hello@example.com';

/** Reads a link as a mail program does (RFC 6068): headers by name, percent signs decoded once. */
function open(link: string): { to: string; headers: [string, string][] } {
  const [address = '', query = ''] = link.replace(/^mailto:/, '').split('?');
  const headers = query === '' ? [] : query.split('&');
  return {
    to: decodeURIComponent(address),
    headers: headers.map((header) => {
      const [name = '', value = ''] = header.split('=');
      return [decodeURIComponent(name), decodeURIComponent(value)];
    }),
  };
}

describe('A mail link', () => {
  test('to the shop alone', () => {
    expect(mailto({ to })).toBe('mailto:hello@example.com');
  });

  test('with a subject and a text, encoded by RFC 6068', () => {
    expect(mailto({ to, subject: 'Buying Inquiry', body: 'Name: Sita\n\nHello!' })).toBe(
      'mailto:hello@example.com?subject=Buying%20Inquiry&body=Name%3A%20Sita%0D%0A%0D%0AHello!',
    );
  });

  test('leaves out what is empty', () => {
    expect(mailto({ to, subject: '', body: '' })).toBe('mailto:hello@example.com');
  });

  test('to an address with signs that links use for something else', () => {
    const link = mailto({ to: 'sales+nepal?&#%@example.com' });
    expect(link).toBe('mailto:sales%2Bnepal%3F%26%23%25@example.com');
    expect(open(link).to).toBe('sales+nepal?&#%@example.com');
  });
});

describe('What a visitor types arrives as it was typed', () => {
  const texts = {
    'signs that links use': 'a&b=c?d#e%f+g/h;i,j:k@l',
    'percent signs that look encoded': '100%20 %0D%0A',
    quotes: `"double" 'single' “curly” \`back\``,
    'brackets and angles': '<b>{phone}</b> [x] (y)',
    spaces: ' two  spaces ',
    emoji: 'Sofa 🛋️ 👩‍👩‍👧',
    Devanagari: 'नमस्ते, मेरो सोफा बिक्रीमा छ।',
    backslashes: 'C:\\sofa\\n',
    'marks of direction and odd line ends': '\u202Eabc\u202C \u200Fשלום \u2028 \u2029 \u0085',
    'fifty thousand characters': 'न & 🛋️? '.repeat(6_250),
  };
  for (const [what, typed] of Object.entries(texts)) {
    test(what, () => {
      const link = mailto({ to, subject: 'Other', body: typed });
      expect(open(link)).toEqual({
        to,
        headers: [
          ['subject', 'Other'],
          ['body', typed],
        ],
      });
      expect(link).toMatch(/^[\w.!~*()%@:?&=-]+$/);
    });
  }

  test('spaces are never written as plus, which mail programs would show', () => {
    expect(mailto({ to, body: 'a b + c' })).toBe('mailto:hello@example.com?body=a%20b%20%2B%20c');
  });

  test('an apostrophe cannot end the attribute that the link stands in', () => {
    expect(mailto({ to, body: "It's" })).toBe('mailto:hello@example.com?body=It%27s');
  });

  test('line breaks of every computer become the line breaks of mails', () => {
    expect(mailto({ to, body: 'a\nb\rc\r\nd\n\re' })).toBe(
      'mailto:hello@example.com?body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0A%0D%0Ae',
    );
  });

  test('half an emoji becomes a replacement sign instead of an error', () => {
    expect(mailto({ to, body: 'a\uD83Db\uDE00c' })).toBe(
      'mailto:hello@example.com?body=a%EF%BF%BDb%EF%BF%BDc',
    );
  });
});

describe('What a visitor types cannot become a header', () => {
  const tricks = [
    'Hello\nBcc: everybody@example.com',
    'Hello\r\nBcc: everybody@example.com',
    'Hello\rBcc: everybody@example.com',
    'Hello&bcc=everybody@example.com',
    'Hello%0D%0ABcc: everybody@example.com',
    'Hello?bcc=everybody@example.com',
    'Hello\u2028Bcc: everybody@example.com',
  ];
  for (const trick of tricks) {
    test(JSON.stringify(trick), () => {
      const parts: (keyof Mail)[] = ['subject', 'body'];
      for (const part of parts) {
        const { headers } = open(mailto({ to, [part]: trick }));
        expect(headers.map(([name]) => name)).toEqual([part]);
      }
      const [[, subject] = []] = open(mailto({ to, subject: trick })).headers;
      expect(subject).not.toMatch(/[\r\n\u2028\u2029]/);
    });
  }

  test('and an address stays one line', () => {
    const link = mailto({ to: 'hello@example.com\r\nBcc: everybody@example.com' });
    expect(open(link).to).not.toMatch(/[\r\n]/);
  });
});

describe('A mail that some programs would cut', () => {
  test('is told from one that fits', () => {
    expect(isLong({ to, body: 'a'.repeat(1000) })).toBe(false);
    expect(isLong({ to, body: 'a'.repeat(2000) })).toBe(true);
  });

  test('is reached sooner in Devanagari, whose letters take nine signs', () => {
    expect(isLong({ to, body: 'न'.repeat(200) })).toBe(true);
  });
});
