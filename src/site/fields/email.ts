import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Accepts an e-mail address without a display name: `hello@example.com`. */
export function email(description: string) {
  return z
    .email({
      error: ({ input }) =>
        z.email().safeParse(removeSpaces(String(input))).success
          ? toIssue(say`Remove the space from this e-mail address.`)
          : toIssue(say`Write an e-mail address, for example hello@example.com.`),
    })
    .meta({
      description,
      form: 'an e-mail address',
      kind: 'email',
      examples: ['hello@example.com'],
      normalize: removeSpaces,
    });
}

function removeSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
