import type { z } from 'zod';

/** The definition of a tag. The loader validates every use of it. */
export interface TagDefinition {
  /** One sentence for staff. */
  description: string;
  /** An example for the reference, the snippets of editors, and the tests. */
  example: string;
  /** Its attributes, all plain strings. */
  attributes: z.ZodObject;
  /** Requires or forbids text between `<Tag>` and `</Tag>`. */
  content: 'none' | 'required';
  /** Allows only a list with a picture in each line. */
  pictures?: true;
  /** Puts the tag and its text on one line. */
  inline?: true;
  /** Makes the tag span the page, outside of the sections that headings begin. */
  band?: true;
  /** Gives headings the level of the tag's position. */
  headings?: true;
}
