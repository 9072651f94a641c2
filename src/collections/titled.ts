import { z } from 'zod';
import { focus } from '../fields/focus.ts';
import { icon } from '../fields/icon.ts';
import { pictureName } from '../fields/name.ts';
import { order } from '../fields/order.ts';
import { text } from '../fields/text.ts';

/**
 * The front matter that several collections share: a title, an icon and a number.
 * @param title what the title is, for the person who writes it
 */
export function titled(title: string) {
  return z.strictObject({
    title: text(title),
    icon: icon('The icon beside the title.'),
    order,
  });
}

export type Titled = z.infer<ReturnType<typeof titled>>;

/**
 * The front matter of collections whose entries may show a picture in place of the icon.
 * @param title what the title is, for the person who writes it
 */
export function pictured(title: string) {
  return titled(title)
    .extend({
      // Written into a new file, though a picture may take its place.
      icon: icon('The icon beside the title; not needed where there is a picture.')
        .meta({ usual: true })
        .optional(),
      words: text('What the picture shows, for those who do not see it.').optional(),
      picture: pictureName(
        'A picture, shown in place of the icon; with it, write words too.',
      ).optional(),
      focus,
    })
    .refine(({ icon: named, picture }) => named ?? picture, {
      error: 'write an icon or a picture',
      path: ['icon'],
    })
    .refine(({ picture, words }) => !picture || words, {
      error: 'a picture needs words that say what it shows; write them behind "words:"',
      path: ['picture'],
    });
}

export type Pictured = z.infer<ReturnType<typeof pictured>>;
