import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const socialLinks = {
  description: 'A row of buttons to the shop\u2019s social pages.',
  attributes: z.strictObject({}),
  example: '<SocialLinks />',
  content: 'none',
} satisfies TagDefinition;
