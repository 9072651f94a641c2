import type { z } from 'zod';

/** Defines a tag that pages may use. */
export interface TagDefinition {
  /** One sentence for staff. */
  description: string;
  /** An example for the reference and the tests. */
  example: string;
  /** Its attributes, all plain strings. */
  attributes: z.ZodObject;
  /** Requires or forbids text between `<Tag>` and `</Tag>`. */
  content: 'none' | 'required';
  /** Set if the content must be a list with a picture in each line. */
  pictures?: true;
  /** Set if the tag and its text must be on one line. */
  inline?: true;
  /** Set if the tag is as wide as the page. It is then outside the sections that headings start. */
  wide?: true;
  /** Set if the component has headings. It then gets their level as a prop. */
  headings?: true;
}
