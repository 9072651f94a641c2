/** The source of a pattern that finds just this text, across line breaks and spaces. */
export function literal(text: string): string {
  return text
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
}

/** A form by which a text is recognised as a fact of the shop, or something that looks like one. */
export interface Shape {
  /** The fact that a text of this form should be. */
  fact: 'phone' | 'email' | 'hours';
  /** What that fact is, for a sentence: "this is not …". */
  noun: string;
  /** Finds texts of this form in what `plainText` returns. */
  pattern: RegExp;
  /** Whether a text that the pattern found is of this form after all. */
  is?: (text: string) => boolean;
  /** The same for all ways to write the same. */
  key: (text: string) => string;
}

const mobile = String.raw`9[678](?:[ ().-]{0,2}\d){8}`;
const landline = String.raw`\d(?:[ ().-]{0,2}\d){7}`;
const numbers = [
  // With the country code of Nepal, with another one, and as people in Nepal write them.
  String.raw`(?:\+|00)977[ -]?\(?(?:${mobile}|${landline})`,
  String.raw`\+(?!977)\d(?:[ ().-]{0,2}\d){7,14}`,
  String.raw`(?:977[ -]?)?9[678](?:\d[ -]?\d{3}[ -]?\d{4}|\d\d[ -]?\d{3}[ -]?\d{3}|\d{3}[ -]?\d{5})`,
  String.raw`(?:\(0\d{1,2}\) ?|0\d{1,2}[ -])\d{3}[ -]?\d{3,4}|01\d{7}`,
];
const chat = String.raw`(?:https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)|viber:\/\/chat\?number=)(?:\+|%2B)?\d{8,15}[^\s)"'<>]*`;
const message = String.raw`(?:\?body=[^\s)"'<>]*)?`;

/** Phone numbers, and links that dial them or open a chat. */
export const phoneShape: Shape = {
  fact: 'phone',
  noun: 'the phone number of the shop',
  pattern: new RegExp(
    String.raw`${chat}|(?<![\w/=.+-])(?:tel:|sms:)?(?:${numbers.join('|')})(?![\d-]*\d)${message}`,
    'gi',
  ),
  key: (words) =>
    words
      .replaceAll(/[?&](?:text|body)=.*|%2B/gi, '')
      .replaceAll(/\D/g, '')
      .replace(/^(00)?977/, '')
      .replace(/^0/, ''),
};

/** E-mail addresses, and links that open a mail. */
export const emailShape: Shape = {
  fact: 'email',
  noun: 'the e-mail address of the shop',
  pattern: /(?:mailto:)?[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+(?:\?\w+=[^\s)"'<>]*)?/gi,
  key: (words) => words.replaceAll(/^mailto:|\?.*/gi, '').toLowerCase(),
};
