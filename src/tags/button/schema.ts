import { z } from 'zod';
import { icon } from '../../fields/icon.ts';
import { linkTarget } from '../../fields/link-target.ts';
import type { TagDefinition } from '../definition.ts';

export const button = {
  description: 'A link that looks like a button; its words stand between its two ends.',
  attributes: z.strictObject({
    to: linkTarget('Where it leads: a page, an answer, call, whatsapp, email, directions, shop …'),
    icon: icon('An icon before the words.').optional(),
    look: z
      .enum(['primary', 'secondary', 'quiet'])
      .optional()
      .meta({ description: 'How much it stands out; primary if left out, WhatsApp has its own.' }),
  }),
  example: '<Button to="call" look="secondary" icon="wrench">Ask for a part</Button>',
  content: 'required',
  inline: true,
} satisfies TagDefinition;
