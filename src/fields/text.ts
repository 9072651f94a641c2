import { z } from 'zod';

declare module 'zod' {
  /** What a field says of itself in `.meta()`, besides the keywords of JSON Schema. */
  interface GlobalMeta {
    /** What its value looks like: `a whole number`. */
    form?: string;
    examples?: readonly string[];
    /** Reads a value of another form where there is one right answer: 9am is 9:00 AM. */
    meant?: (written: string) => string | undefined;
    /** Visitors read or hear it, so that `{facts}` are inserted. */
    words?: boolean;
    /** Names in curly brackets that the browser fills in, and that are therefore no facts. */
    blanks?: readonly string[];
    /** It is a link, the name of a picture, or a phone number. */
    link?: boolean;
    picture?: boolean;
    phone?: boolean;
    /** The types that editors, which read YAML by its core schema, give such a value. */
    readAs?: readonly string[];
  }
}

const listing = new Intl.ListFormat('en-GB');
const readAs = ['number', 'boolean'] as const;

/** Control characters but tab and line feed, signs that turn the direction of what follows, and half characters. */
export const unshowable = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

/** Refuses one of these that is written as a code. */
export const invisibleCode =
  'an invisible character is written here as a code; write the words without it';

const words = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((value) => !unshowable.test(value), {
    error: invisibleCode,
    abort: true,
  });

/** Text for visitors: at least one character, spaces around it dropped. */
export function text(description: string) {
  return words.meta({ description, form: 'words', words: true, readAs });
}

/**
 * Text for visitors with blanks that the page fills in, such as `{service}`. Each blank must be used.
 * @param blanks the blanks' names, without brackets
 */
export function template(description: string, blanks: readonly string[]) {
  return words
    .superRefine((value, context) => {
      const missing = blanks.filter((name) => !value.includes(`{${name}}`));
      if (missing.length === 0) return;
      const list = missing.map((name) => `{${name}}`).join(' and ');
      context.addIssue({ code: 'custom', message: `this text must contain ${list}` });
    })
    .meta({
      description,
      form: `words that hold ${listing.format(blanks.map((name) => `{${name}}`))}`,
      words: true,
      blanks,
      readAs,
    });
}
