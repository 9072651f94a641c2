import { z } from 'zod';
import { focus } from '../fields/focus.ts';
import { icon } from '../fields/icon.ts';
import { pictureName } from '../fields/name.ts';
import { order } from '../fields/order.ts';
import { text } from '../fields/text.ts';

/**
 * Returns the schema of front matter that several collections share: a title, an icon, an order.
 * @param title describes the title to staff
 */
export function titled(title: string) {
  return z.strictObject({
    title: text(title),
    icon: icon('The icon next to the title.'),
    order,
  });
}

export type Titled = z.infer<ReturnType<typeof titled>>;

/**
 * Returns the schema of front matter with a picture or an icon.
 * @param title describes the title to staff
 */
export function pictured(title: string) {
  return titled(title)
    .extend({
      icon: icon('The icon next to the title. Not needed if there is a picture.')
        .meta({ inNewFiles: true })
        .optional(),
      words: text('What the picture shows, for people who do not see it.').optional(),
      picture: pictureName('A picture instead of the icon. Describe it in words.').optional(),
      focus,
    })
    .refine(({ icon: iconName, picture }) => iconName ?? picture, {
      error: 'Write an icon or a picture.',
      path: ['icon'],
    })
    .refine(({ picture, words }) => !picture || words, {
      error: 'Write after "words:" what the picture shows.',
      path: ['picture'],
    });
}

export type Pictured = z.infer<ReturnType<typeof pictured>>;
