import { z } from 'zod';
import { focus } from '../../fields/focus.ts';
import { pictureName } from '../../fields/name.ts';
import { text } from '../../fields/text.ts';
import type { TagDefinition } from '../tag-definition.ts';
import { say, toIssue } from '../../fields/say.ts';

export const hero = {
  description: 'The top of a page: its heading, a short text, buttons, and a picture.',
  attributes: z
    .strictObject({
      picture: pictureName(
        'The picture next to the text, or behind it if there are doors. Describe it in words="…".',
        4 / 3,
      ).optional(),
      words: text('What the picture shows, for people who do not see it.').optional(),
      focus,
    })
    .refine(({ picture, words }) => !picture || words, {
      error: toIssue(say`Describe the picture in words="…", for people who cannot see it.`),
      path: ['picture'],
    }),
  example: `<Hero picture="shop" words="Glass cases with handles and hinges.">

# Spare parts

Everything that a cupboard can lose.

</Hero>`,
  content: 'required',
  wide: true,
} satisfies TagDefinition;
