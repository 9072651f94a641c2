import { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { wholeNumber } from '../fields/number.ts';
import { text } from '../fields/text.ts';

/**
 * The front matter that several collections share: a title, an icon and a place in the list.
 * @param title what the title is, for the person who writes it
 */
export function titled(title: string) {
  return z.strictObject({
    title: text(title),
    icon: icon('The icon beside the title.'),
    order: wholeNumber('Its place in the list, counted from 1.'),
  });
}

export type Titled = z.infer<ReturnType<typeof titled>>;
