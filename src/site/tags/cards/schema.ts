import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const cards = {
  description: 'A grid of cards. Write one <Card> after another.',
  attributes: z.strictObject({}),
  example: `<Cards>
<Card icon="wrench" title="Handles">
Of brass.
</Card>
<Card icon="armchair" title="Legs">
- turned
- straight
</Card>
</Cards>`,
  content: 'required',
} satisfies TagDefinition;
