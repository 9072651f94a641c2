import { z } from 'zod';
import { say, toIssue } from './say.ts';

declare module 'zod' {
  /** The metadata of a field besides the keywords of JSON Schema. */
  interface GlobalMeta {
    /** Describes valid values: `a whole number`. */
    form?: string;
    examples?: readonly string[];
    /** Returns the valid form of another spelling, if it is unambiguous: `9:00 AM` for `9am`. */
    normalize?: (input: string) => string | undefined;
    /** True for text that visitors read. Facts are inserted into it. */
    isText?: boolean;
    /** The names in curly brackets that the browser replaces. They are not facts. */
    variables?: readonly string[];
    /** The kind of a value with its own messages in the check, or its own control on the staff page. */
    kind?: 'date' | 'email' | 'flag' | 'icon' | 'link' | 'number' | 'phone' | 'picture' | 'url';
    /** The width of a photo on the site divided by its height. */
    shape?: number | undefined;
    /** True for a list that may be written as one value. */
    acceptsOne?: boolean;
    /** True for an optional field that a new file contains, and false for one that it must not offer. */
    inNewFiles?: boolean;
  }
}

const listFormat = new Intl.ListFormat('en-GB');

/** Matches direction marks, lone surrogates, and control characters other than tab and line feed. */
export const invisibleCharacter = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u;

export const invisibleCodeMessage = say`Write the text without this code. It makes an invisible character.`;

const nonEmptyText = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((value) => !invisibleCharacter.test(value), {
    error: toIssue(invisibleCodeMessage),
    abort: true,
  });

/** Accepts text for visitors with at least one character. Removes spaces around it. */
export function text(description: string) {
  return nonEmptyText.meta({ description, form: 'text', isText: true });
}

/**
 * Accepts text for visitors that contains all given template variables, such as `{service}`.
 * @param variables the names without curly brackets
 */
export function template(description: string, variables: readonly string[]) {
  const inBrackets = variables.map((name) => `{${name}}`);
  return nonEmptyText
    .superRefine((value, context) => {
      const missing = inBrackets.filter((variable) => !value.includes(variable));
      if (missing.length === 0) return;
      const message = say`This text must contain ${{ names: missing.join(' and ') }}.`;
      context.addIssue({ code: 'custom', message: toIssue(message) });
    })
    .meta({
      description,
      form: `text with ${listFormat.format(inBrackets)}`,
      isText: true,
      variables,
    });
}
