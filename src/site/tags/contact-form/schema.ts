import { z } from 'zod';
import type { TagDefinition } from '../tag-definition.ts';

export const contactForm = {
  description: 'The form that writes a mail to the shop. Its text is in site/contact-form.mdx.',
  attributes: z.strictObject({}),
  example: '<ContactForm />',
  content: 'none',
} satisfies TagDefinition;
