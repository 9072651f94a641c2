import { z } from 'zod';

/**
 * What the content tools need to know of a leaf of words besides its shape.
 * `copy`: people read or hear it, so `{facts}` are put in.
 * `blanks`: names in curly brackets that the browser fills in later and that are therefore no facts.
 * Leaves of other kinds say `form`, what their value looks like in words, and give `examples`.
 * `readAs`: what YAML takes such a value for where it is not told that all values are text, as in
 * editors. JSON Schema's own keywords may stand beside them.
 */
export interface TextMeta {
  description: string;
  form: string;
  copy: true;
  readAs: readonly string[];
  blanks?: readonly string[];
  [key: string]: unknown;
}

const listing = new Intl.ListFormat('en-GB');
const readAs = ['number', 'boolean'] as const;

/**
 * Words for people: at least one character, spaces around them dropped.
 * @param description what the words are for, told to the person who writes them
 */
export function text(description: string) {
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .meta({ description, form: 'words', copy: true, readAs } satisfies TextMeta);
}

/**
 * Words for people with blanks that the page fills in, such as `{service}`. Each blank must be used.
 * @param blanks the blanks' names, without brackets
 */
export function template(description: string, blanks: readonly string[]) {
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .superRefine((value, context) => {
      const missing = blanks.filter((name) => !value.includes(`{${name}}`));
      if (missing.length === 0) return;
      const list = missing.map((name) => `{${name}}`).join(' and ');
      context.addIssue({ code: 'custom', message: `these words must hold ${list}` });
    })
    .meta({
      description,
      form: `words that hold ${listing.format(blanks.map((name) => `{${name}}`))}`,
      copy: true,
      blanks,
      readAs,
    } satisfies TextMeta);
}
