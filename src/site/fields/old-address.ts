import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Accepts paths that a page had before, such as `/old-name` and `/हाम्रो-बारेमा`. */
export const oldPaths = oldAddresses(
  /^(\/[\p{L}\p{M}\p{N}\p{Join_Control}_.~-]+)+$/u,
  '/old-name',
  'The path that this page had before, or a list of them. Visitors of an old path come here.',
  (input) =>
    decodePath(input.trim())
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

/** Decodes a path; returns it undecoded if its percent-encoding is invalid. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
