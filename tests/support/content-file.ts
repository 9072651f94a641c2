import path from 'node:path';
import type { ContentFile } from '../../scripts/content/validate/content-file.ts';
import type { Facts } from '../../scripts/content/validate/facts.ts';
import { validateFile } from '../../scripts/content/validate/validate-file.ts';

/** A content file with a text, as the loader knows it. @param name from the project's folder */
export function contentFile(name: string, text: string, facts?: Facts): ContentFile {
  const folder = path.posix.dirname(path.posix.relative('content', name));
  return validateFile({ path: name, folder, id: path.posix.basename(name, '.mdx'), text }, facts);
}
