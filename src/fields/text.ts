import { z } from 'zod';

/**
 * What the content tools need to know of a leaf besides its shape.
 * `copy`: people read or hear it, so `{facts}` are put in.
 * `blanks`: names in curly brackets that the browser fills in later and that are therefore no facts.
 */
export interface TextMeta {
  description: string;
  copy: true;
  blanks?: readonly string[];
  [key: string]: unknown;
}

/**
 * Words for people: at least one character, spaces around them dropped.
 * @param description what the words are for, told to the person who writes them
 */
export function text(description: string) {
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .meta({ description, copy: true } satisfies TextMeta);
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
    .meta({ description, copy: true, blanks } satisfies TextMeta);
}
