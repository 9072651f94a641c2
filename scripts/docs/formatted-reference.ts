import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { reference } from './reference.ts';

/** The generated reference for staff. */
export const referenceFile = 'content/REFERENCE.md';

/** Returns the text of the reference. @param root the project's folder */
export async function formattedReference(root: string): Promise<string> {
  const filepath = path.join(root, referenceFile);
  const options = { ...(await resolveConfig(filepath)), filepath };
  // Prettier must not change the examples, because tests run them as they are.
  return format(reference(root), { ...options, embeddedLanguageFormatting: 'off' });
}
