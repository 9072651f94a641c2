import { sourceFileOf } from '../../../content/read/read-content.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';
import { validateFile } from '../../../content/validate-file.ts';
import { UserError } from '../../../user-error.ts';

/** Parses a file as the check does. @throws UserError if its bytes are not text */
export function parseText(file: string, bytes: Uint8Array): ContentFile {
  const source = sourceFileOf(file.replace(/^content\//, ''), bytes);
  if ('text' in source) return validateFile(source, undefined);
  throw new UserError(`${file} is not saved as UTF-8 text.`);
}
