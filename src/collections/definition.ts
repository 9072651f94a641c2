import type { z } from 'zod';

/** Defines the files of one folder in content/. */
export interface CollectionDefinition {
  /** One sentence for staff. */
  description: string;
  frontMatter: z.ZodObject;
  /** Requires or forbids text below the front matter. */
  body: 'required' | 'none';
  /** True if links can lead to an entry by its file name (`/faq#delivery`). */
  anchors?: boolean;
}
