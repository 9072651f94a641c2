import { z } from 'zod';

/** The form of names of files and anchors: lower case letters, digits and single hyphens. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A text as a name, with hyphens for all that names cannot hold: `My Photo` is `my-photo`. */
export function toName(text: string): string {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('-');
}

/** The file name of a picture in content/pictures, without its ending: `living-room`. */
export function pictureName(description: string) {
  return z
    .string()
    .regex(namePattern, { error: ({ input }) => nameAdvice(String(input)) })
    .meta({
      description,
      form: 'the name of a picture',
      examples: ['hero'],
      picture: true,
      meant: withoutEnding,
    });
}

function nameAdvice(written: string): string {
  const name = withoutEnding(written);
  return namePattern.test(name)
    ? `leave out the ending of the picture\u2019s name: ${name}`
    : `names of pictures have lower case letters, digits and hyphens only; rename the file to ${toName(name)}, and write that name here`;
}

function withoutEnding(written: string): string {
  return written.replace(/\.(?:svg|png|jpe?g|webp|avif)$/i, '');
}
