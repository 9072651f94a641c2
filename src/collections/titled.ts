import { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { pictureName } from '../fields/name.ts';
import { wholeNumber } from '../fields/number.ts';
import { text } from '../fields/text.ts';

/**
 * The front matter that several collections share: a title, an icon and a place in the list.
 * @param title what the title is, told to the person who writes it
 */
export function titled(title: string) {
  return z.strictObject({
    title: text(title),
    icon: icon('The icon beside the title.'),
    order: wholeNumber('Its place in the list, counted from 1.'),
  });
}

export type Titled = z.infer<ReturnType<typeof titled>>;

/**
 * The same with a picture, for collections whose entries may have one in place of the icon.
 * @param title what the title is, for the person who writes it
 */
export function pictured(title: string) {
  return titled(title)
    .extend({
      // Written into a new file, though a picture may take its place.
      icon: icon('The icon beside the title; leave it out where there is a picture.')
        .meta({ usual: true })
        .optional(),
      picture: pictureName('A picture in place of the icon; with it, write words too.').optional(),
      words: text('What the picture shows, for those who do not see it.').optional(),
    })
    .refine(({ icon: named, picture }) => (named === undefined) !== (picture === undefined), {
      error: 'write either an icon or a picture',
      path: ['icon'],
    })
    .refine(({ picture, words }) => !picture || words, {
      error: 'a picture needs words that say what it shows; write them behind "words:"',
      path: ['picture'],
    });
}

export type Pictured = z.infer<ReturnType<typeof pictured>>;
