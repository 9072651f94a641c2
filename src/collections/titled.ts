import { z } from 'zod';
import { focus } from '../fields/focus.ts';
import { icon } from '../fields/icon.ts';
import { pictureName } from '../fields/name.ts';
import { order } from '../fields/order.ts';
import { text } from '../fields/text.ts';

/**
 * Returns the front matter that several collections share: a title, an icon and an order.
 * @param title describes the title to staff
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
 * Returns the front matter of entries that may show a picture instead of the icon.
 * @param title describes the title to staff
 */
export function pictured(title: string) {
  return titled(title)
    .extend({
      // New files contain it, although a picture may replace it.
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
