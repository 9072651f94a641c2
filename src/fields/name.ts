import { z } from 'zod';

/** A name that files and places bear: lower case letters, digits and single hyphens. */
export const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A name in that form, made from another: `img-1234` from `IMG_1234`; empty where it has no such letters. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The file name of a picture in content/pictures, without its ending: `living-room`. */
export function pictureName(description: string) {
  return z
    .string()
    .regex(namePattern, 'write the picture\u2019s file name without its ending, for example hero')
    .meta({ description, form: 'the name of a picture', examples: ['hero'], picture: true });
}
