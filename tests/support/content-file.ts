import path from 'node:path';
import { locationOf } from '../../src/compiler/content-types/file-location.ts';
import type { ContentFile } from '../../src/compiler/read/resolve/content-file.ts';
import { validateFile } from '../../src/compiler/check/validate-file.ts';
import type { Facts } from '../../src/compiler/read/facts/facts.ts';

/** Validates a content file with this text. @param name the file's path in the project */
export function contentFile(name: string, text: string, facts?: Facts): ContentFile {
  const location = locationOf(path.posix.relative('content', name));
  return validateFile({ path: name, ...location, text }, facts);
}
