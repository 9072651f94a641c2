import { blobIdOfBytes } from './blob-id.ts';
import { contentIdOf } from './content-id.ts';
import type { InputFile } from './decode-files.ts';
import { toEnglish } from '../../../site/fields/say.ts';

/** Returns a text that identifies the files of content/ by their paths and bytes. */
export function revisionOf(files: readonly InputFile[]): string {
  return contentIdOf(
    files.map((file) => ({
      path: file.path,
      id: 'bytes' in file ? blobIdOfBytes(file.bytes) : toEnglish(file.message),
    })),
  );
}
