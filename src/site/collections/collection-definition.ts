import type { z } from 'zod';

/** Defines the files of one folder in content/. */
export interface CollectionDefinition {
  /** One sentence for staff. */
  description: string;
  frontMatter: z.ZodObject;
  /** Requires or forbids text below the front matter. */
  body: 'required' | 'none';
  /** The field that names an entry. The default is `title`. */
  nameField?: string;
  /** True if the file name of an entry is an anchor for links (`/faq#delivery`). */
  anchors?: boolean;
}
