import type { HTMLAttributes } from 'react';

/** The keyboards of phones, by what the schema says about valid values. Text has the usual one. */
const inputModes: Readonly<Record<string, 'email' | 'numeric' | 'tel' | 'url'>> = {
  'a link': 'url',
  'a phone number with its country code': 'tel',
  'a URL': 'url',
  'a whole number': 'numeric',
  'an e-mail address': 'email',
};

/**
 * Returns the attributes of a field for a value that is not a sentence: its keyboard, and no corrections.
 * @param form what the schema says about valid values: `an e-mail address`; undefined for text
 */
export function keyboardOf(form: string | undefined): HTMLAttributes<HTMLElement> {
  if (form === undefined || form.startsWith('text')) return {};
  return {
    inputMode: inputModes[form],
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  };
}
