import { sourceFileOf } from '../../../content/read/read-content.ts';
import type { ContentFile } from '../../../content/resolve/content-file.ts';
import { validateFile } from '../../../content/validate-file.ts';
import { Refusal } from '../../../refusal.ts';

/** Parses a file as the check does. @throws Refusal if its bytes are not text */
export function parseText(file: string, bytes: Uint8Array): ContentFile {
  const source = sourceFileOf(file.replace(/^content\//, ''), bytes);
  if ('text' in source) return validateFile(source, undefined);
  throw new Refusal(`${file} is not saved as UTF-8 text.`);
}
