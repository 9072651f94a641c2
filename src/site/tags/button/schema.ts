import { z } from 'zod';
import { icon } from '../../fields/icon-name.ts';
import { linkTarget } from '../../fields/link-target.ts';
import type { TagDefinition } from '../tag-definition.ts';

export const button = {
  description: 'A link that looks like a button.',
  attributes: z.strictObject({
    to: linkTarget('The link: a page, an answer, call, whatsapp, email, directions, shop …'),
    icon: icon('An icon before the text.').optional(),
    look: z
      .enum(['primary', 'secondary', 'quiet'])
      .optional()
      .meta({ description: 'How prominent it is. The default is primary, or green for WhatsApp.' }),
  }),
  example: '<Button to="call" look="secondary" icon="wrench">Ask for a part</Button>',
  content: 'required',
  inline: true,
} satisfies TagDefinition;
