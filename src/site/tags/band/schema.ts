import { z } from 'zod';
import { focus } from '../../fields/focus.ts';
import { pictureName } from '../../fields/name.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../tag-definition.ts';
import { say, toIssue } from '../../fields/say.ts';

export const band = {
  description: 'A coloured band across the page, which asks the visitor to do something.',
  attributes: z
    .strictObject({
      look: z.enum(['calm']).optional().meta({
        description: 'With calm, the band is a plain background across the whole screen.',
      }),
      picture: pictureName('A wide picture below the text, from edge to edge.').optional(),
      words: text('What the picture shows, for people who do not see it.').optional(),
      focus,
    })
    .refine(({ picture, words }) => !picture || words, {
      error: toIssue(say`Describe the picture in words="…", for people who cannot see it.`),
      path: ['picture'],
    })
    .refine(({ look, picture }) => !look || !picture, {
      error: toIssue(say`A calm band shows no picture. Delete look="calm" or the picture.`),
      path: ['picture'],
    }),
  example: `<Band>

## A handle is missing?

Bring the other one, and we find its twin.

</Band>`,
  content: 'required',
  wide: true,
} satisfies TagDefinition;
