import { z } from 'zod';
import { trimmedText } from './request.ts';

/** A kind of file that staff can create. */
export interface NewType {
  /** The name that `npm run new` uses: `faq`, `page`, `announcement`. */
  type: string;
  fields: FormField[];
  /** True if it has a body. */
  hasBody: boolean;
}

/** A field of a form, derived from its schema. The server chooses the order number of an entry. */
export interface FormField {
  /** The path in the file: `question`, `navigation.label`. */
  name: string;
  kind: 'text' | 'long text' | 'date' | 'flag';
  isRequired: boolean;
  /** The possible values, if they are limited. */
  options: readonly string[];
}

/** The input of the form for a new file. */
export const filledForm = z.object({
  type: z.string(),
  /** The values by field name. An empty value omits the field. */
  values: z.record(z.string(), trimmedText),
  body: trimmedText,
});
export type FilledForm = z.infer<typeof filledForm>;
