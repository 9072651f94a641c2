import type { z } from 'zod';

/** What a tag is: the loader checks every use of it against this. */
export interface TagDefinition {
  /** One sentence for the people who write pages. */
  description: string;
  /** How it is written on a page: for the reference, the snippets of editors, and the tests. */
  example: string;
  /** Its attributes; all are plain strings. */
  attributes: z.ZodObject;
  /** Whether words stand between `<Tag>` and `</Tag>`. */
  content: 'none' | 'required';
  /** Whether it holds nothing but a list with a picture in each line. */
  pictures?: true;
  /** Whether it is written in one line, its words between its two ends. */
  inline?: true;
  /** Whether it reaches across the page, outside of the sections that headings begin. */
  band?: true;
  /** Whether it holds headings, whose level then follows from the place of the tag. */
  headings?: true;
}
