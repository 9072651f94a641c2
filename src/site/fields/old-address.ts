import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Accepts paths that a page had before, such as `/old-name`. */
export const oldPaths = oldAddresses(
  /^(\/[\w.~-]+)+$/,
  '/old-name',
  'The path that this page had before, or a list of them. Visitors of an old path come here.',
  (input) =>
    input
      .trim()
      .replace(/^https?:\/\/[^/]+/i, '')
      .replace(/^\/*/, '/')
      .replace(/[/\s]+$/, ''),
);

/** Accepts names that an entry had before, such as `old-name` for the link `/faq#old-name`. */
export const oldNames = oldAddresses(
  /^[^\s#/{}<>"]+$/,
  'old-name',
  'The file name that this entry had before, or a list of them. Links to an old name open it.',
  (input) => input.trim().replace(/^.*#/, ''),
);

function oldAddresses(
  pattern: RegExp,
  example: string,
  description: string,
  normalize: (input: string) => string,
) {
  const address = z
    .string()
    .regex(pattern, toIssue(say`Write an old address like ${{ example }}.`))
    .meta({ normalize });
  return z
    .array(address)
    .min(1)
    .meta({
      description,
      form: `an address like ${example}, or a list of them`,
      examples: [example],
      acceptsOne: true,
      inNewFiles: false,
    })
    .optional();
}
