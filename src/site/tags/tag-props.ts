import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { HeadingLevel } from '../ui/Heading.tsx';
import type { TagName, tags } from './tag-schemas.ts';

/** The props of a tag's component: attributes, content, and the level of its headings. */
export type TagProps<Name extends TagName> = z.infer<(typeof tags)[Name]['attributes']> &
  ((typeof tags)[Name] extends { content: 'required' } ? { children: ReactNode } : object) &
  ((typeof tags)[Name] extends { headings: true } ? { level: HeadingLevel } : object);
