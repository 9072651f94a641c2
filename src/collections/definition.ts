import type { z } from 'zod';

/** What one kind of entry is: a folder of this name in content/ holds such files. */
export interface CollectionDefinition {
  /** One sentence for the people who write entries. */
  description: string;
  frontMatter: z.ZodObject;
  /** Whether words stand below the front matter. */
  body: 'required' | 'none';
  /** Whether each entry's file name is an anchor that links can lead to (`/faq#delivery`). */
  anchors?: boolean;
}
