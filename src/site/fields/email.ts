import { z } from 'zod';

/** Accepts an e-mail address without a display name: `hello@example.com`. */
export function email(description: string) {
  return z
    .email({
      error: ({ input }) =>
        z.email().safeParse(removeSpaces(String(input))).success
          ? 'Remove the space from this e-mail address.'
          : 'Write an e-mail address, for example hello@example.com.',
    })
    .meta({
      description,
      form: 'an e-mail address',
      examples: ['hello@example.com'],
      normalize: removeSpaces,
    });
}

function removeSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
