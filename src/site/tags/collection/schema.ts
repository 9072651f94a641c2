import { z } from 'zod';
import { collections, type CollectionName } from '../../collections/collection-schemas.ts';
import type { TagDefinition } from '../tag-definition.ts';

const collectionNames = Object.keys(collections) as CollectionName[];

export const collection = {
  description: 'Shows all entries of one folder of content. Each folder has its own layout.',
  attributes: z.strictObject({
    of: z.enum(collectionNames).meta({ description: 'The name of the folder.' }),
  }),
  example: '<Collection of="faq" />',
  content: 'none',
  headings: true,
} satisfies TagDefinition;
