import type { HTMLAttributes } from 'react';
import type { z } from 'zod';

type Kind = NonNullable<z.core.GlobalMeta['kind']>;

/** The metadata of a schema that select a keyboard. */
interface ValueMeta {
  isText?: boolean | undefined;
  kind?: Kind | undefined;
}

/** The keyboards of phones. Text has the usual one. */
const inputModes: {
  [One in Kind]?: 'email' | 'numeric' | 'tel' | 'url';
} = {
  email: 'email',
  link: 'url',
  number: 'numeric',
  phone: 'tel',
  url: 'url',
};

/**
 * Returns the attributes of a field for a value that is not a sentence: its keyboard, and no corrections.
 * @param meta undefined for text
 */
export function keyboardOf(meta: ValueMeta | undefined): HTMLAttributes<HTMLElement> {
  if (!meta || meta.isText) return {};
  return {
    inputMode: meta.kind && inputModes[meta.kind],
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  };
}
