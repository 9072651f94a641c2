import { z } from 'zod';

declare module 'zod' {
  /** The metadata of a field besides the keywords of JSON Schema. */
  interface GlobalMeta {
    /** The form of its value: `a whole number`. */
    form?: string;
    examples?: readonly string[];
    /** Normalizes a value of another form if it is unambiguous: 9am is 9:00 AM. */
    normalize?: (written: string) => string | undefined;
    /** Visitors read or hear it, so `{facts}` are inserted. */
    words?: boolean;
    /** Names in curly brackets that the browser replaces. They are not facts. */
    blanks?: readonly string[];
    /** It is a link, the name of a picture, or a phone number. */
    link?: boolean;
    picture?: boolean;
    phone?: boolean;
    /** The types that editors with YAML's core schema assign to such a value. */
    readAs?: readonly string[];
  }
}

const listing = new Intl.ListFormat('en-GB');
const readAs = ['number', 'boolean'] as const;

/** Matches control characters except tab and line feed, direction marks, and lone surrogates. */
export const unshowable = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

/** Rejects such a character as a character reference. */
export const invisibleCode = 'Write the text without this code. It makes an invisible character.';

const nonEmptyText = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((value) => !unshowable.test(value), {
    error: invisibleCode,
    abort: true,
  });

/** Accepts text for visitors: at least one character, without spaces around it. */
export function text(description: string) {
  return nonEmptyText.meta({ description, form: 'words', words: true, readAs });
}

/**
 * Accepts text for visitors with variables, such as `{service}`. Each variable must be used.
 * @param blanks the variables' names, without brackets
 */
export function template(description: string, blanks: readonly string[]) {
  return nonEmptyText
    .superRefine((value, context) => {
      const missing = blanks.filter((name) => !value.includes(`{${name}}`));
      if (missing.length === 0) return;
      const list = missing.map((name) => `{${name}}`).join(' and ');
      context.addIssue({ code: 'custom', message: `This text must contain ${list}.` });
    })
    .meta({
      description,
      form: `text with ${listing.format(blanks.map((name) => `{${name}}`))}`,
      words: true,
      blanks,
      readAs,
    });
}
