import { toEnglish, type Message } from '../../src/site/fields/say.ts';

/** Matches a message whose English text contains a text, or matches a pattern. */
export function saying(expected: string | RegExp) {
  return {
    asymmetricMatch(message: Message): boolean {
      const text = toEnglish(message);
      return typeof expected === 'string' ? text.includes(expected) : expected.test(text);
    },
    toString: () => `saying ${expected}`,
  };
}
