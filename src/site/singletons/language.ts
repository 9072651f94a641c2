import { z } from 'zod';
import { languageTag } from '../fields/language-tag.ts';
import { text } from '../fields/text.ts';

export const language = z
  .strictObject({
    name: text('The name of the language in the language itself, which visitors choose.'),
    code: languageTag('The language tag (BCP 47), such as en or ne.'),
  })
  .meta({ description: 'The language of the content.' });
