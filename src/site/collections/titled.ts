import { z } from 'zod';
import { focus } from '../fields/focus.ts';
import { icon } from '../fields/icon-name.ts';
import { pictureName } from '../fields/name.ts';
import { order } from '../fields/order.ts';
import { text } from '../fields/text.ts';
import { say, toIssue } from '../fields/say.ts';

/** Returns the schema of entries with a title, an icon and an order. */
export function titledFrontMatter(titleDescription: string) {
  return z.strictObject({
    title: text(titleDescription),
    icon: icon('The icon next to the title.'),
    order,
  });
}

export type TitledFrontMatter = z.infer<ReturnType<typeof titledFrontMatter>>;

/** Returns the schema of entries with a title, an order, and an icon or a picture. */
export function picturedFrontMatter(titleDescription: string) {
  return titledFrontMatter(titleDescription)
    .extend({
      icon: icon('The icon next to the title. Not needed if there is a picture.')
        .meta({ inNewFiles: true })
        .optional(),
      words: text('What the picture shows, for people who do not see it.').optional(),
      picture: pictureName('A picture instead of the icon. Describe it in words.', 1).optional(),
      focus,
    })
    .refine(({ icon: iconName, picture }) => iconName ?? picture, {
      error: toIssue(say`Write an icon or a picture.`),
      path: ['icon'],
    })
    .refine(({ picture, words }) => !picture || words, {
      error: toIssue(say`Write after "words:" what the picture shows.`),
      path: ['picture'],
    });
}

export type PicturedFrontMatter = z.infer<ReturnType<typeof picturedFrontMatter>>;
