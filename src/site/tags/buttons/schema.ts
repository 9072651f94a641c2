import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const buttons = {
  description: 'A row of buttons. Write one <Button> per line.',
  attributes: z.strictObject({}),
  example: `<Buttons>
<Button to="whatsapp">Send a photo</Button>
<Button to="/faq#delivery" look="quiet">Read about delivery</Button>
</Buttons>`,
  content: 'required',
} satisfies TagDefinition;
