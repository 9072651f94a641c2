import type { z } from 'zod';

/** A kind of entry. A folder of this name in content/ contains such files. */
export interface CollectionDefinition {
  /** One sentence for staff. */
  description: string;
  frontMatter: z.ZodObject;
  /** Requires or forbids text below the front matter. */
  body: 'required' | 'none';
  /** Makes each entry's file name an anchor for links (`/faq#delivery`). */
  anchors?: boolean;
}
