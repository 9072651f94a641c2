import { z } from 'zod';
import { icon } from '../fields/icon.ts';
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
