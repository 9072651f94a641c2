import path from 'node:path';
import { locationOf } from '../../scripts/content/content-types/languages.ts';
import type { ContentFile } from '../../scripts/content/resolve/content-file.ts';
import { validateFile } from '../../scripts/content/validate-file.ts';
import type { Facts } from '../../scripts/content/text/facts.ts';

/** Validates a content file with this text. @param name the file's path in the project */
export function contentFile(name: string, text: string, facts?: Facts): ContentFile {
  const location = locationOf(path.posix.relative('content', name));
  return validateFile({ path: name, ...location, text }, facts);
}
