import { z } from 'zod';
import { say, toIssue, type Message } from './say.ts';

/** Matches valid file names: lower case letters, digits and single hyphens. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns a valid name: `img-1234` for `IMG_1234`, or empty text if no character is valid. */
export function toValidName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}\p{Format}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Accepts the name of a picture in content/pictures without its extension: `living-room`.
 * @param shape the width of a photo divided by its height, as the styles show it; undefined if it depends on the screen
 */
export function pictureName(description: string, shape?: number) {
  return z
    .string()
    .regex(namePattern, { error: ({ input }) => toIssue(nameAdvice(String(input))) })
    .meta({
      description,
      form: 'the name of a picture',
      examples: ['hero'],
      kind: 'picture',
      shape,
      normalize: (input) => toValidName(removeExtension(input)),
    });
}

function nameAdvice(input: string): Message {
  const name = removeExtension(input);
  return namePattern.test(name)
    ? say`Write the picture\u2019s name without its ending: ${{ name }}`
    : say`Names of pictures have lower case letters, digits and hyphens only.`;
}

function removeExtension(input: string): string {
  return input.replace(/\.(?:svg|png|jpe?g|jpe|jfif|webp|avif)$/i, '');
}
