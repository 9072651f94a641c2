import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isContent } from './is-content.ts';
import type { InputFile } from './decode-files.ts';
import { toEnglish } from '../../../site/fields/say.ts';

/** Returns a text that identifies the files of content/ by their paths and bytes. */
export function revisionOf(files: readonly InputFile[]): string {
  const hash = sha1.create();
  const sorted = files
    .filter(({ path }) => isContent(path.replace(/^content\//, '')))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const file of sorted) {
    hash.update(utf8ToBytes(`${file.path}\0`));
    hash.update('bytes' in file ? file.bytes : utf8ToBytes(toEnglish(file.message)));
  }
  return bytesToHex(hash.digest());
}
