import { z } from 'zod';

/** A name that files and places bear: lower case letters, digits and single hyphens. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The file name of a picture in content/pictures, without its ending: `living-room`. */
export function pictureName(description: string) {
  return z
    .string()
    .regex(namePattern, 'write the picture\u2019s file name without its ending, for example hero')
    .meta({ description, form: 'the name of a picture', examples: ['hero'], picture: true });
}
