import path from 'node:path';
import { placeOf } from '../../scripts/content/content-types/languages.ts';
import type { ContentFile } from '../../scripts/content/validate/content-file.ts';
import type { Facts } from '../../scripts/content/validate/facts.ts';
import { validateFile } from '../../scripts/content/validate/validate-file.ts';

/** Returns a validated content file with a text. @param name from the project's folder */
export function contentFile(name: string, text: string, facts?: Facts): ContentFile {
  const place = placeOf(path.posix.relative('content', name));
  return validateFile({ path: name, ...place, text }, facts);
}
